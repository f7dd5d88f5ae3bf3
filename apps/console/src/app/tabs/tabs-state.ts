/** A visited page. Its key is the path without the query: filters in the address belong to the tab, not beside it. */
export interface Tab {
  readonly key: string
  /** The address it was last seen at, with query and hash. */
  readonly path: string
  readonly title: string
  /** What its page is about, once the page has said it; shown instead of the title. */
  readonly name?: string | undefined
  readonly affix: boolean
  readonly noCache: boolean
  /** Counts refreshes; a new number remounts the page. */
  readonly generation: number
}

export interface TabsState {
  readonly tabs: readonly Tab[]
  readonly active: string
  /** Keys in the order of their last visit, newest first. */
  readonly recent: readonly string[]
}

export const noTabs: TabsState = { tabs: [], active: '', recent: [] }

type Visit = Omit<Tab, 'generation'>

export function visit(state: TabsState, visited: Visit): TabsState {
  const known = state.tabs.find((tab) => tab.key === visited.key)
  const tab = { ...visited, name: visited.name ?? known?.name, generation: known?.generation ?? 0 }
  const unchanged = known && known.path === tab.path && known.title === tab.title && known.affix === tab.affix
  if (unchanged && state.active === tab.key) return state
  return {
    tabs: known ? state.tabs.map((each) => (each === known ? tab : each)) : [...state.tabs, tab],
    active: tab.key,
    recent: [tab.key, ...state.recent.filter((key) => key !== tab.key)],
  }
}

export const rename = (state: TabsState, key: string, name: string): TabsState => ({
  ...state,
  tabs: state.tabs.map((tab) => (tab.key === key && tab.name !== name ? { ...tab, name } : tab)),
})

export const labelOf = ({ name, title }: Pick<Tab, 'name' | 'title'>): string => name ?? title

/** Affixed tabs stand first and cannot be closed. */
export function pinTabs(state: TabsState, pinned: readonly Visit[]): TabsState {
  const missing = pinned.filter((visited) => !state.tabs.some((tab) => tab.key === visited.key))
  if (missing.length === 0) return state
  return { ...state, tabs: [...missing.map((visited) => ({ ...visited, generation: 0 })), ...state.tabs] }
}

/** Leaves only what may stay; when the shown tab goes, the guard says what is shown instead. */
export function keepAllowedTabs(state: TabsState, mayStay: (tab: Tab) => boolean): TabsState {
  if (state.tabs.every(mayStay)) return state
  const tabs = state.tabs.filter(mayStay)
  const keys = new Set(tabs.map((tab) => tab.key))
  return {
    tabs,
    active: keys.has(state.active) ? state.active : '',
    recent: state.recent.filter((key) => keys.has(key)),
  }
}

/** When the shown tab goes, the next one is shown, else the last (sheet 1 §3.8). */
function keep(state: TabsState, stays: (tab: Tab) => boolean): TabsState {
  const tabs = state.tabs.filter((tab) => tab.affix || stays(tab))
  const keys = new Set(tabs.map((tab) => tab.key))
  const place = state.tabs.findIndex((tab) => tab.key === state.active)
  const following = state.tabs.slice(Math.max(place, 0)).find((tab) => keys.has(tab.key)) ?? tabs.at(-1)
  return { tabs, active: following?.key ?? '', recent: state.recent.filter((key) => keys.has(key)) }
}

export const close = (state: TabsState, key: string): TabsState => keep(state, (tab) => tab.key !== key)
export const closeOthers = (state: TabsState, key: string): TabsState => ({
  ...keep(state, (tab) => tab.key === key),
  active: key,
})
export const closeAll = (state: TabsState): TabsState => keep(state, () => false)

/** A page that is no tab covers them all. */
export const leave = (state: TabsState): TabsState => (state.active === '' ? state : { ...state, active: '' })

export const refresh = (state: TabsState, key: string): TabsState => ({
  ...state,
  tabs: state.tabs.map((tab) => (tab.key === key ? { ...tab, generation: tab.generation + 1 } : tab)),
})

/** The tabs whose pages stay mounted: the shown one, unsaved work, and the latest visited up to `cap`. */
export function keptAlive(state: TabsState, isUnsaved: (key: string) => boolean, cap: number): Tab[] {
  const latest = new Set(
    state.recent.filter((key) => state.tabs.some((tab) => tab.key === key && !tab.noCache)).slice(0, cap),
  )
  return state.tabs.filter((tab) => tab.key === state.active || isUnsaved(tab.key) || latest.has(tab.key))
}
