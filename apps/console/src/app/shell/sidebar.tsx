import './sidebar.css'
import { Drawer } from 'antd'
import { useLayoutSettings } from './layout-settings.ts'
import { Logo } from './logo.tsx'
import type { MenuItem } from './menu-tree.ts'
import { SideMenu } from './side-menu.tsx'

interface Props {
  readonly items: readonly MenuItem[]
  readonly current: string
  readonly collapsed: boolean
}

export function Sidebar({ items, current, collapsed }: Props) {
  const { sidebarLogo } = useLayoutSettings()
  return (
    <aside className="sidebar" data-collapsed={collapsed}>
      {sidebarLogo && <Logo square={collapsed} />}
      <nav className="sidebar-nav" aria-label="主菜单">
        <SideMenu items={items} current={current} collapsed={collapsed} />
      </nav>
    </aside>
  )
}

interface DrawerProps extends Omit<Props, 'collapsed'> {
  readonly open: boolean
  readonly onClose: () => void
}

/** On narrow windows the sidebar lies over the page, and is out of the way otherwise. */
export function SidebarDrawer({ open, onClose, ...bar }: DrawerProps) {
  return (
    <Drawer
      placement="left"
      size={240}
      open={open}
      onClose={onClose}
      closable={false}
      title={<span className="visually-hidden">主菜单</span>}
      classNames={{ header: 'visually-hidden', body: 'sidebar-drawer' }}
    >
      <Sidebar {...bar} collapsed={false} />
    </Drawer>
  )
}
