import { NOTICE_SETTINGS } from '#widgets/notices/open-notices.ts'
import {
  BellOutlined,
  BulbOutlined,
  FullscreenOutlined,
  LayoutOutlined,
  LockOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
  SwapOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { ShellActions } from '../shell/shell-actions.ts'
import type { ShopTarget } from '../shell/use-switch-shop.tsx'

export interface PaletteEntry {
  readonly key: string
  readonly icon: ReactNode
  readonly label: string
  readonly hint?: string
  readonly run: () => void
}

export interface Action extends PaletteEntry {
  /** How the label sounds, so that actions are found like pages. */
  readonly pinyin: string
}

/** The pages of the person. */
function ownPages(actions: ShellActions): Action[] {
  const person = (path: string) => ({ hint: '个人', run: () => actions.open(path) })
  return [
    {
      key: '!person',
      icon: <UserOutlined aria-hidden />,
      label: '个人中心',
      pinyin: 'ge ren zhong xin',
      ...person('/maintain/user'),
    },
    {
      key: '!password',
      icon: <LockOutlined aria-hidden />,
      label: '修改密码',
      pinyin: 'xiu gai mi ma',
      ...person('/maintain/user?type=password'),
    },
    {
      key: '!notices',
      icon: <BellOutlined aria-hidden />,
      label: '通知设置',
      pinyin: 'tong zhi she zhi',
      ...person(NOTICE_SETTINGS),
    },
  ]
}

/** What can be done from everywhere, and the pages of the person. */
export function shellActions(actions: ShellActions, shops: readonly ShopTarget[]): Action[] {
  return [
    ...ownPages(actions),
    ...shopActions(shops),
    {
      key: '!layout',
      icon: <LayoutOutlined aria-hidden />,
      label: '布局设置',
      pinyin: 'bu ju she zhi',
      run: actions.openSettings,
    },
    {
      key: '!dark',
      icon: <BulbOutlined aria-hidden />,
      label: '切换深色/浅色',
      pinyin: 'qie huan shen se qian se',
      run: actions.toggleAppearance,
    },
    {
      key: '!full',
      icon: <FullscreenOutlined aria-hidden />,
      label: '全屏',
      pinyin: 'quan ping',
      run: actions.toggleFullscreen,
    },
    {
      key: '!keys',
      icon: <QuestionCircleOutlined aria-hidden />,
      label: '快捷键',
      pinyin: 'kuai jie jian',
      hint: '?',
      run: actions.openKeys,
    },
    {
      key: '!out',
      icon: <LogoutOutlined aria-hidden />,
      label: '退出登录',
      pinyin: 'tui chu deng lu',
      run: actions.signOut,
    },
  ]
}

const shopActions = (shops: readonly ShopTarget[]): Action[] =>
  shops
    .filter(({ because }) => because === undefined)
    .map(({ merId, merName, go }) => ({
      key: `!shop${merId}`,
      icon: <SwapOutlined aria-hidden />,
      label: `切换到${merName}`,
      hint: '店铺',
      pinyin: 'qie huan dao dian pu',
      run: go,
    }))
