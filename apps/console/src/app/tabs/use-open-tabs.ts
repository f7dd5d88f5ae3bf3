import { useStore } from '#api/store.ts'
import type { Page } from '#ui/page/page.ts'
import { useState } from 'react'
import { parsePath, useLocation } from 'react-router'
import { titleAt } from '../page-access.ts'
import { isStatusPage } from '../status/status.pages.ts'
import { tabs } from './tab-store.ts'
import { leave, type TabsState, visit } from './tabs-state.ts'

/** What a page that comes to the front makes of the open tabs. */
export type TabVisit = (state: TabsState) => TabsState

export function tabOf(page: Page, path: string) {
  const key = parsePath(path).pathname ?? path
  return { key, path, title: titleAt(page, key), affix: page.affix ?? false, noCache: page.noCache ?? false }
}

/** The same answer to those who ask twice: what was rendered with the first one need not be rendered again. */
function visitOf(page: Page, path: string): TabVisit {
  if (isStatusPage(page)) return leave
  const tab = tabOf(page, path)
  const answers = new WeakMap<TabsState, TabsState>()
  return (state) => {
    const next = answers.get(state) ?? visit(state, tab)
    answers.set(state, next)
    return next
  }
}

interface OpenTabs {
  /** With the page in front among them, which the store hears of when it is on the screen. */
  readonly open: TabsState
  readonly visit: TabVisit | undefined
  readonly onKept: (visit: TabVisit) => void
}

/** The tabs as they are with the page of the address in front: shell and page are rendered in one go. */
export function useOpenTabs(page: Page | undefined): OpenTabs {
  const { pathname, search, hash } = useLocation()
  const stored = useStore(tabs)
  const [kept, onKept] = useState<TabVisit>()
  const latest = page && visitOf(page, pathname + search + hash)
  const open = latest === undefined || latest === kept ? stored : latest(stored)
  return { open, visit: latest, onKept: (each) => onKept(() => each) }
}
