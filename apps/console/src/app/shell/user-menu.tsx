import type { Session } from '#api/session.ts'
import { useStore } from '#api/store.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import { NOTICE_SETTINGS } from '#widgets/notices/open-notices.ts'
import {
  BellOutlined,
  BugOutlined,
  DownOutlined,
  HomeOutlined,
  LayoutOutlined,
  LockOutlined,
  LogoutOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { use } from 'react'
import { errorLog } from '../status/error-log.ts'
import { errorLogPage } from '../status/status.pages.ts'
import { useLayoutSettings } from './layout-settings.ts'
import { ShellActionsContext } from './shell-actions.ts'

export function UserMenu({ user }: { readonly user: Session['user'] }) {
  const actions = use(ShellActionsContext)
  const { showSettings } = useLayoutSettings()
  const errors = useStore(errorLog.entries)
  const items = [
    { key: 'home', icon: <HomeOutlined aria-hidden />, label: '首页', onClick: () => actions.open('/dashboard') },
    {
      key: 'user',
      icon: <UserOutlined aria-hidden />,
      label: '个人中心',
      onClick: () => actions.open('/maintain/user'),
    },
    {
      key: 'password',
      icon: <LockOutlined aria-hidden />,
      label: '修改密码',
      onClick: () => actions.open('/maintain/user?type=password'),
    },
    {
      key: 'notices',
      icon: <BellOutlined aria-hidden />,
      label: '通知设置',
      onClick: () => actions.open(NOTICE_SETTINGS),
    },
    ...(showSettings
      ? [{ key: 'layout', icon: <LayoutOutlined aria-hidden />, label: '布局设置', onClick: actions.openSettings }]
      : []),
    ...(errors.length > 0
      ? [
          {
            key: 'errors',
            icon: <BugOutlined aria-hidden />,
            label: `错误日志（${errors.length}）`,
            onClick: () => actions.open(errorLogPage.path),
          },
        ]
      : []),
    {
      key: 'out',
      icon: <LogoutOutlined aria-hidden />,
      label: '退出登录',
      isApart: true,
      onClick: actions.signOut,
    },
  ]

  return (
    <MenuButton className="user-menu" label="个人菜单" align="end" entries={() => items}>
      <span className="user-menu-face" aria-hidden>
        {user.realName.slice(0, 1)}
      </span>
      <span className="user-menu-name">{user.realName}</span>
      <span className="user-menu-label">商户</span>
      <DownOutlined className="user-menu-arrow" aria-hidden />
    </MenuButton>
  )
}
