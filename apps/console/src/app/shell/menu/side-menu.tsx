import { Menu } from 'antd'
import { use, useState } from 'react'
import { antdMenuItems } from './menu-items.tsx'
import { isExternal, type MenuItem, pathTo } from './menu-tree.ts'
import { ShellActionsContext } from '../shell-actions.ts'

interface Props {
  readonly items: readonly MenuItem[]
  /** The url of the entry that the shown page belongs to. */
  readonly current: string
  readonly collapsed: boolean
}

export function SideMenu({ items, current, collapsed }: Props) {
  const { open } = use(ShellActionsContext)
  const ancestors = pathTo(items, current).map((item) => item.url)
  const [unfolded, setUnfolded] = useState<readonly string[]>(ancestors)
  const [shown, setShown] = useState(current)
  if (shown !== current) {
    setShown(current)
    setUnfolded([...new Set([...unfolded, ...ancestors])])
  }

  return (
    <Menu
      className="side-menu"
      mode="inline"
      inlineIndent={16}
      inlineCollapsed={collapsed}
      items={antdMenuItems(items, collapsed)}
      selectedKeys={[current]}
      {...(collapsed ? {} : { openKeys: [...unfolded], onOpenChange: setUnfolded })}
      onClick={({ key, domEvent }) => {
        // A mouse click on a link to another site is already on its way.
        if (isExternal(key) && domEvent.type === 'click') return
        open(key)
      }}
    />
  )
}
