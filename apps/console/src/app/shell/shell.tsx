import './shell.css'
import { useWindowAddress } from '#ui/page/window-address.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { Session } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { useNarrow } from '#ui/theme/media-query.ts'
import type { Page } from '#ui/page/page.ts'
import { usePageTitle } from '#ui/page/page-title.ts'
import { useStore } from '#api/store.ts'
import { configApi } from '@zhanggui/contract/config'
import { Suspense, useState } from 'react'
import { titleAt } from '../page-access.ts'
import { isStatusPage } from '../status/status.pages.ts'
import { NetworkBar } from '../status/network-bar.tsx'
import { PageView } from '../page/page-view.tsx'
import { TabBar } from '../tabs/tab-bar.tsx'
import { TabPanes } from '../tabs/tab-panes.tsx'
import type { TabsState } from '../tabs/tabs-state.ts'
import { visibleMenu } from '../visible-menu.ts'
import { useLayoutSettings } from './layout-settings.ts'
import { withoutSingles, pathTo } from './menu/menu-tree.ts'
import { Navbar } from './navbar.tsx'
import { type Panel, ShellPanels } from './shell-panels.tsx'
import { ShellActionsContext } from './shell-actions.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { sidebarOpen, toggleSidebar } from './sidebar/sidebar-state.ts'
import { Trail } from './menu/trail.tsx'
import { useShellActions } from './use-shell-actions.ts'
import { useShellKeys } from './use-shell-keys.ts'
import { sessionApi } from '@zhanggui/contract/session'

/** Keeps the height of the text that is loading. */
const NOTHING_YET = '\u00a0'

function Footer() {
  const { data, isPending } = useCall(sessionApi.copyright, {}, { staleTime: Infinity })
  return <footer className="footer">{isPending ? NOTHING_YET : data || 'Copyright © 掌柜 · 商家后台'}</footer>
}

const TopMenu = lazyPart(() => import('./menu/top-menu.tsx'))
const SidebarDrawer = lazyPart(() => import('./sidebar/sidebar-drawer.tsx'))

interface Props {
  readonly session: Session
  readonly pages: readonly Page[]
  /** The page in front; nothing while a navigation is still being decided. */
  readonly page: Page | undefined
  readonly open: TabsState
}

function usePanelActions(pages: readonly Page[], show: (panel: Panel) => void) {
  const actions = useShellActions(pages, {
    openSettings: () => show('settings'),
    openPalette: () => show('palette'),
    openKeys: () => show('keys'),
  })
  useShellKeys(actions)
  return actions
}

export function Shell({ session, pages, page, open }: Props) {
  const location = useWindowAddress()
  const { pathname } = location
  const settings = useLayoutSettings()
  const isNarrow = useNarrow()
  const isOpen = useStore(sidebarOpen)
  const [drawerFor, setDrawerFor] = useState<string>()
  const [panel, setPanel] = useState<Panel>()
  const actions = usePanelActions(pages, setPanel)
  const name = open.tabs.find(({ key }) => key === pathname)?.name
  const title = page && (name ?? titleAt(page, pathname))
  usePageTitle(title, useCall(configApi.getuniq, { key: 'site_name' }, { staleTime: Infinity }).data)

  const menu = visibleMenu(session, pages)
  const items = withoutSingles(menu)
  const current = page?.activeMenu ?? pathname
  const hasTopMenu = settings.topNav && !isNarrow
  const sideItems = hasTopMenu ? (pathTo(items, current)[0]?.children ?? []) : items
  // The drawer belongs to the page it was opened on, so that going anywhere closes it.
  const isDrawerOpen = drawerFor === pathname
  const drawer = { items, current, open: isDrawerOpen, onClose: () => setDrawerFor(undefined) }

  return (
    <ShellActionsContext value={actions}>
      <a className="skip-link" href="#content">
        跳到主要内容
      </a>
      <div className="shell">
        {!isNarrow && sideItems.length > 0 && <Sidebar items={sideItems} current={current} collapsed={!isOpen} />}
        <div className="shell-main">
          <header className="shell-header" data-fixed={settings.fixedHeader}>
            <Navbar
              user={session.user}
              crowded={hasTopMenu || isNarrow}
              sidebarOpen={isNarrow ? isDrawerOpen : isOpen}
              onToggleSidebar={isNarrow ? () => setDrawerFor(pathname) : toggleSidebar}
            >
              <Suspense>
                {hasTopMenu && <TopMenu items={items} current={current} />}
                {!hasTopMenu && <Trail items={menu} current={current} title={page?.hidden ? title : undefined} />}
              </Suspense>
            </Navbar>
            {settings.tagsView && <TabBar open={open} />}
            <NetworkBar />
          </header>
          <main id="content" className="shell-content" tabIndex={-1}>
            <TabPanes pages={pages} open={open} />
            {page && isStatusPage(page) && <PageView key={page.path} page={page} path={location} />}
          </main>
          <Footer />
        </div>
      </div>
      <Suspense>{isNarrow && <SidebarDrawer {...drawer} />}</Suspense>
      <ShellPanels panel={panel} menu={menu} pages={pages} user={session.user} onClose={() => setPanel(undefined)} />
    </ShellActionsContext>
  )
}
