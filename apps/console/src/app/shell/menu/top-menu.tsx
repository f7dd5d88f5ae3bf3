import { Menu } from 'antd'
import { use, useSyncExternalStore } from 'react'
import { useLayoutSettings } from '../layout-settings.ts'
import { MenuIcon } from './menu-icon.tsx'
import { firstLeaf, isExternal, type MenuItem, pathTo } from './menu-tree.ts'
import { ShellActionsContext } from '../shell-actions.ts'
import { splitTopMenu } from './top-menu-rules.ts'

function followResize(changed: () => void) {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

interface Props {
  readonly items: readonly MenuItem[]
  readonly current: string
}

/** The groups of the menu; the sidebar shows the pages of the group that is open. */
export default function TopMenu({ items, current }: Props) {
  const { open } = use(ShellActionsContext)
  const { navIcon } = useLayoutSettings()
  const width = useSyncExternalStore(followResize, () => window.innerWidth)
  const { shown, more } = splitTopMenu(items, width)
  const entry = (item: MenuItem) => ({
    key: item.url,
    label: item.name,
    ...(navIcon ? { icon: <MenuIcon item={item} /> } : {}),
  })
  const choose = (url: string) => {
    const group = items.find((item) => item.url === url)
    const leaf = group && firstLeaf([group])
    if (isExternal(url)) window.open(url, '_blank', 'noopener')
    else open(leaf?.url ?? url)
  }

  return (
    <nav className="top-menu" aria-label="主菜单">
      <Menu
        mode="horizontal"
        disabledOverflow
        items={[
          ...shown.map(entry),
          ...(more.length > 0 ? [{ key: 'more', label: '更多菜单', children: more.map(entry) }] : []),
        ]}
        selectedKeys={pathTo(items, current)
          .slice(0, 1)
          .map((item) => item.url)}
        onClick={({ key }) => choose(key)}
      />
    </nav>
  )
}
