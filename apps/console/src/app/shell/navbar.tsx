import './navbar.css'
import type { Session } from '#api/session.ts'
import { FullscreenOutlined, MenuFoldOutlined, MenuUnfoldOutlined, SearchOutlined } from '@ant-design/icons'
import { type ReactNode, use } from 'react'
import { PushCenter } from '../push/push-center.tsx'
import { IconButton } from './icon-button.tsx'
import { ShellActionsContext } from './shell-actions.ts'
import { ShopMenu } from './shop-menu.tsx'
import { UserMenu } from './user-menu.tsx'

interface Props {
  readonly user: Session['user']
  readonly sidebarOpen: boolean
  readonly onToggleSidebar: () => void
  /** No room for the wide search button: the top menu or a narrow window takes it. */
  readonly crowded: boolean
  /** Breadcrumb or top menu. */
  readonly children: ReactNode
}

export function Navbar({ user, sidebarOpen, onToggleSidebar, crowded, children }: Props) {
  const actions = use(ShellActionsContext)
  return (
    <div className="navbar" data-crowded={crowded}>
      <IconButton
        label={sidebarOpen ? '收起侧边栏' : '展开侧边栏'}
        icon={sidebarOpen ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
        expanded={sidebarOpen}
        onClick={onToggleSidebar}
      />
      <div className="navbar-middle">{children}</div>
      <button
        type="button"
        className="search-button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={actions.openPalette}
      >
        <SearchOutlined aria-hidden />
        <span className={crowded ? 'visually-hidden' : 'search-button-text'}>全站搜索</span>
        <kbd aria-hidden>{navigator.userAgent.includes('Mac') ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      <span className="navbar-fullscreen">
        <IconButton label="全屏" icon={<FullscreenOutlined aria-hidden />} onClick={actions.toggleFullscreen} />
      </span>
      <PushCenter />
      {user.shopCount > 1 && <ShopMenu user={user} />}
      <UserMenu user={user} />
    </div>
  )
}
