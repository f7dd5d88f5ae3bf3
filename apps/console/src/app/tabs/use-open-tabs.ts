import type { Page } from '#ui/page/page.ts'
import { useWindowAddress } from '#ui/page/window-address.tsx'
import { useReducer, useSyncExternalStore } from 'react'
import { parsePath } from 'react-router'
import { titleAt } from '../page-access.ts'
import { isStatusPage } from '../status/status.pages.ts'
import { tabs, tabsAfter, type TabVisit } from './tab-store.ts'
import { leave, type TabsState, visit as visitTab } from './tabs-state.ts'

export function tabOf(page: Page, path: string) {
  const key = parsePath(path).pathname ?? path
  return { key, path, title: titleAt(page, key), affix: page.affix ?? false, noCache: page.noCache ?? false }
}

/** The same answer to those who ask twice: what was rendered with the first one need not be rendered again. */
function visitOf(page: Page, path: string): TabVisit {
  const tab = isStatusPage(page) ? undefined : tabOf(page, path)
  const answers = new WeakMap<TabsState, TabsState>()
  return (state) => {
    const next = answers.get(state) ?? (tab ? visitTab(state, tab) : leave(state))
    answers.set(state, next)
    return next
  }
}

interface OpenTabs {
  /** With the page in front among them, which the store hears of when it is on the screen. */
  readonly open: TabsState
  readonly visit: TabVisit | undefined
  /** The store has made something else of it than what was rendered. */
  readonly onOther: () => void
}

/**
 * The tabs as they are with the page of the address in front: shell and page are rendered in one go, and once. What the store
 * hears of afterwards is what has been rendered.
 */
export function useOpenTabs(page: Page | undefined): OpenTabs {
  const { pathname, search, hash } = useWindowAddress()
  const visit = page && visitOf(page, pathname + search + hash)
  const [, onOther] = useReducer((times: number) => times + 1, 0)
  const open = () => tabsAfter(visit)
  return { open: useSyncExternalStore(tabs.subscribe, open, open), visit, onOther }
}
