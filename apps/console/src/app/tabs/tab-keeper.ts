import { drawnPage } from '#api/network/drawn-page.ts'
import { useWindowAddress } from '#ui/page/window-address.tsx'
import { keeperOf } from '#api/network/shown-account.ts'
import type { Session } from '#api/session.ts'
import { rememberPage } from '#features/home/public.ts'
import type { Page } from '#ui/page/page.ts'
import { useUnsavedPanes } from '#ui/page/unsaved.ts'
import { useEffectEvent, useLayoutEffect } from 'react'
import { parsePath } from 'react-router'
import { findPage, mayOpen } from '../page-access.ts'
import { isStatusPage } from '../status/status.pages.ts'
import { tabActions, tabs, type TabVisit } from './tab-store.ts'
import type { TabsState } from './tabs-state.ts'
import { tabOf } from './use-open-tabs.ts'

/** The tabs from before the reload and the pinned ones, as far as this person may open them. */
export function openTabs(session: Session, pages: readonly Page[], isHeld = (_key: string) => false) {
  const allowed = pages.filter((each) => !isStatusPage(each) && mayOpen(each, session))
  const pinned = allowed.filter((each) => each.affix).map((each) => tabOf(each, each.path))
  tabActions.restore(
    keeperOf(session.user),
    (path) => {
      const found = findPage(allowed, parsePath(path).pathname ?? '')
      return found && tabOf(found, path)
    },
    pinned,
  )
  tabActions.adapt(({ key }) => isHeld(key) || findPage(allowed, key) !== undefined, pinned)
}

interface Props {
  readonly session: Session
  readonly pages: readonly Page[]
  readonly open: TabsState
  readonly visit: TabVisit | undefined
  readonly onOther: () => void
}

/** Keeps the tabs in sync with the address. It stands before the page in the tree, so that the page finds its tab. */
export function TabKeeper({ session, pages, open, visit, onOther }: Props) {
  const { pathname } = useWindowAddress()
  const held = useUnsavedPanes()
  const compare = useEffectEvent(() => {
    if (tabs.get() !== open) onOther()
  })

  useLayoutEffect(() => {
    drawnPage.settle()
    openTabs(session, pages, (key) => held.has(key))
  }, [session, pages, held])
  useLayoutEffect(() => {
    if (!visit) return
    tabActions.turn(visit)
    compare()
    if (tabs.get().active !== '') rememberPage(keeperOf(session.user), pathname)
  }, [session, visit, pathname])
  return null
}
