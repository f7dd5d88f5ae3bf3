import './tab-panes.css'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useSession } from '#api/session.ts'
import type { Page } from '#ui/page/page.ts'
import { type Pane, PaneContext } from '#ui/page/pane.ts'
import { useUnsavedPanes } from '#ui/page/unsaved.ts'
import { Activity, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { findPage, mayOpen } from '../page-access.ts'
import { PageView } from '../page/page-view.tsx'
import { tabActions, tabs } from './tab-store.ts'
import { keptAlive, type Tab, type TabsState } from './tabs-state.ts'

const positions = new Map<string, number>()

/** Records the scroll position of the shown tab, to be restored when it is shown again. */
function rememberScroll(key: string): () => void {
  const note = () => positions.set(key, window.scrollY)
  window.addEventListener('scroll', note, { passive: true })
  return () => window.removeEventListener('scroll', note)
}

function restoreScroll(key: string) {
  window.scrollTo(0, positions.get(key) ?? 0)
}

const LostPageAlert = lazyPart(() => import('./lost-page-alert.tsx'))

/** Pages beyond this many are unmounted, and mounted again when their tab is shown. */
const LIVE_TABS = 12

/** The pages of the open tabs: one in front, the others mounted and at rest. */
export function TabPanes({ pages, open }: { readonly pages: readonly Page[]; readonly open: TabsState }) {
  const unsaved = useUnsavedPanes()
  return keptAlive(open, (key) => unsaved.has(key), LIVE_TABS).map((tab) => {
    const page = findPage(pages, tab.key)
    return page ? (
      <KeptPane key={`${tab.key} ${tab.generation}`} isShown={tab.key === open.active}>
        <TabPane tab={tab} page={page} />
      </KeptPane>
    ) : null
  })
}

/**
 * A page that rests while another one is in front. React hides it by `display: none`, and the browser would have to lay it out
 * anew: that is taken back, and the browser skips the whole pane instead, which keeps its layout. React hides it again
 * whenever something of it has changed in the meantime.
 */
function KeptPane({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const hidden = frame.current?.firstElementChild
    if (isShown || !(hidden instanceof HTMLElement)) return undefined
    const takeBack = () => hidden.style.removeProperty('display')
    takeBack()
    const watcher = new MutationObserver(takeBack)
    watcher.observe(hidden, { attributeFilter: ['style'] })
    return () => watcher.disconnect()
  }, [isShown])
  return (
    <div ref={frame} className="tab-pane" aria-hidden={!isShown}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <div>{children}</div>
      </Activity>
    </div>
  )
}

function TabPane({ tab, page }: { readonly tab: Tab; readonly page: Page }) {
  const session = useSession()
  const navigate = useNavigate()
  const [pane] = useState<Pane>(() => ({
    key: tab.key,
    isShown: () => tabs.get().active === tab.key,
    rename: (name) => tabActions.rename(tab.key, name),
    leaveFor(path) {
      // Closed behind the next page, so that no third one is shown in between.
      const stop = tabs.subscribe(() => {
        if (tabs.get().active === tab.key) return
        stop()
        tabActions.close(tab.key)
      })
      void navigate(path)
    },
  }))

  useLayoutEffect(() => {
    restoreScroll(pane.key)
    return rememberScroll(pane.key)
  }, [pane])

  return (
    <PaneContext value={pane}>
      <Suspense>{session && !mayOpen(page, session) && <LostPageAlert title={page.title} />}</Suspense>
      <PageView page={page} path={tab.path} />
    </PaneContext>
  )
}
