import { Drawer } from 'antd'
import { Sidebar, type SidebarProps } from './sidebar.tsx'

interface Props extends Omit<SidebarProps, 'collapsed'> {
  readonly open: boolean
  readonly onClose: () => void
}

/** On narrow windows the sidebar lies over the page, and is out of the way otherwise. */
export default function SidebarDrawer({ open, onClose, ...bar }: Props) {
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
