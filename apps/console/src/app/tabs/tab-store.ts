import { drawnPage } from '#api/network/drawn-page.ts'
import { createStore } from '#api/store.ts'
import { unsaved } from '#ui/page/unsaved.ts'
import { z } from 'zod'
import * as rules from './tabs-state.ts'

const PREFIX = 'zhanggui.tabs.'
const stored = z.object({
  paths: z.array(z.string()),
  /** By their keys: what the pages have called their tabs. */
  names: z.record(z.string(), z.string()).default({}),
  /** The path of the tab in front. */
  front: z.string().optional(),
})
type Stored = z.output<typeof stored>

export const tabs = createStore<rules.TabsState>(rules.noTabs)

/** Whose tabs these are: of a person in one of their shops. */
let owner = ''

function become(next: rules.TabsState) {
  const before = tabs.get()
  if (next === before) return
  for (const tab of before.tabs) {
    const kept = next.tabs.find((each) => each.key === tab.key)
    if (kept?.generation !== tab.generation) unsaved.discard(tab.key)
  }
  tabs.set(next)
  if (owner === '') return
  // A listener may have closed another tab meanwhile, so the final state is stored.
  const { tabs: kept, active } = tabs.get()
  const names = Object.fromEntries(kept.map(({ key, name }) => [key, name]))
  const front = kept.find(({ key }) => key === active)?.path
  sessionStorage.setItem(PREFIX + owner, JSON.stringify({ paths: kept.map(({ path }) => path), names, front }))
}

const noneStored: Stored = { paths: [], names: {} }

/** What this person had open in this browser tab before the reload, or when they left this shop. */
function storedTabs(who: string): Stored {
  const text = sessionStorage.getItem(PREFIX + who)
  if (text === null) return noneStored
  try {
    return stored.parse(JSON.parse(text))
  } catch {
    // Nothing that can be read.
    return noneStored
  }
}

/** What a page that comes to the front makes of the open tabs. */
export type TabVisit = (state: rules.TabsState) => rules.TabsState

/** The last one that was heard of: closing its tab afterwards does not bring it back. */
let kept: TabVisit | undefined

/** The tabs with a page in front that may not have been heard of yet. */
export const tabsAfter = (visit: TabVisit | undefined): rules.TabsState =>
  visit === undefined || visit === kept ? tabs.get() : visit(tabs.get())

type Visit = Parameters<typeof rules.visit>[1]

/** Where somebody left off in a shop. */
export const frontOf = (who: string): string | undefined => storedTabs(who).front

export const tabActions = {
  /** Once per sign-in, before the first page is shown; `describe` leaves out what may no longer be opened. */
  restore(who: string, describe: (path: string) => Visit | undefined, pinned: readonly Visit[]) {
    if (owner === who) return
    owner = drawnPage.isNew() ? '' : who
    // The server does not know them: they come when the page has been taken over, which restores them once more.
    const { paths, names } = drawnPage.isNew() ? noneStored : storedTabs(who)
    const visits = paths.flatMap((path) => describe(path) ?? []).map((each) => ({ ...each, name: names[each.key] }))
    const reopened = visits.reduce<rules.TabsState>(rules.visit, rules.pinTabs(rules.noTabs, pinned))
    become({ ...reopened, active: '', recent: [] })
  },
  /** The rights changed: tabs that may not stay go, pinned ones that are new come. */
  adapt: (mayStay: (tab: rules.Tab) => boolean, pinned: readonly Visit[]) =>
    become(rules.pinTabs(rules.keepAllowedTabs(tabs.get(), mayStay), pinned)),
  /** Another page has come to the front. */
  turn(visit: TabVisit) {
    const next = visit(tabs.get())
    kept = visit
    become(next)
  },
  rename: (key: string, name: string) => become(rules.rename(tabs.get(), key, name)),
  close: (key: string) => become(rules.close(tabs.get(), key)),
  closeOthers: (key: string) => become(rules.closeOthers(tabs.get(), key)),
  closeAll: () => become(rules.closeAll(tabs.get())),
  refresh: (key: string) => become(rules.refresh(tabs.get(), key)),
  /** Signing out leaves no trace of what was open. */
  forget() {
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    for (const name of names) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
    owner = ''
    become(rules.noTabs)
  },
}
