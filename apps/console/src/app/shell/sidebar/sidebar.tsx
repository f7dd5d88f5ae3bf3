import './sidebar.css'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useLayoutSettings, useLook } from '../layout-settings.ts'
import type { MenuItem } from '../menu/menu-tree.ts'
import { SideMenu } from '../menu/side-menu.tsx'
import { Suspense } from 'react'
import { useCall } from '#api/use-call.ts'
import { configApi } from '@zhanggui/contract/config'
import { Link } from 'react-router'

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

/** The platform's pictures, ours where it has none: wide above an open sidebar, square above a collapsed one. */
function Logo({ square }: { readonly square: boolean }) {
  const { sideTheme, dark } = useLook()
  const onDark = dark || sideTheme === 'theme-dark'
  const key = square ? 'mer_site_logo_square' : 'mer_site_logo_lefttop'
  const own = square ? '/brand/logo-square.svg' : `/brand/logo-lefttop${onDark ? '-on-dark' : ''}.svg`
  const { data, isPending } = useCall(configApi.getuniq, { key }, { staleTime: Infinity })

  return (
    <Link className="logo" to="/dashboard" aria-label="掌柜，回到首页">
      {!isPending && <img src={data || own} alt="" />}
    </Link>
  )
}
