import './sidebar.css'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useLayoutSettings } from '../layout-settings.ts'
import { Logo } from './logo.tsx'
import type { MenuItem } from '../menu/menu-tree.ts'
import { SideMenu } from '../menu/side-menu.tsx'
import { Suspense } from 'react'

const FoldedMenu = lazyPart(() => import('../menu/folded-menu.tsx'))

export interface SidebarProps {
  readonly items: readonly MenuItem[]
  readonly current: string
  readonly collapsed: boolean
}

export function Sidebar({ items, current, collapsed }: SidebarProps) {
  const { sidebarLogo } = useLayoutSettings()
  return (
    <aside className="sidebar" data-collapsed={collapsed}>
      {sidebarLogo && <Logo square={collapsed} />}
      <nav className="sidebar-nav" aria-label="主菜单">
        {collapsed ? (
          <Suspense>
            <FoldedMenu items={items} current={current} />
          </Suspense>
        ) : (
          <SideMenu items={items} current={current} />
        )}
      </nav>
    </aside>
  )
}
