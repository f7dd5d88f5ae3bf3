import { Menu } from 'antd'
import { use } from 'react'
import { antdMenuItems } from './menu-items.tsx'
import { isExternal, type MenuItem } from './menu-tree.ts'
import { ShellActionsContext } from '../shell-actions.ts'

interface Props {
  readonly items: readonly MenuItem[]
  readonly current: string
}

/** The icons of a collapsed sidebar; what lies below them opens beside them. */
export default function FoldedMenu({ items, current }: Props) {
  const { open } = use(ShellActionsContext)
  return (
    <Menu
      className="side-menu"
      mode="inline"
      inlineCollapsed
      items={antdMenuItems(items, true)}
      selectedKeys={[current]}
      onClick={({ key, domEvent }) => {
        // A mouse click on a link to another site is already navigating.
        if (isExternal(key) && domEvent.type === 'click') return
        open(key)
      }}
    />
  )
}
