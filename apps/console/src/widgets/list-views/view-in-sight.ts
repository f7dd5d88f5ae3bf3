import type { ListPreferences } from '#ui/list/list-preferences.ts'
import type { ViewColumns, ViewRow } from '@zhanggui/contract/view/view'

/** Names the chosen view in the address, beside its filters: whoever may not see the view sees the same rows. */
const VIEW = 'view'

/** What decides which rows a list shows, and in which order. */
export interface Shown {
  readonly filters: Readonly<Record<string, string>>
  readonly sort: string
}

interface InSight {
  readonly view: ViewRow | undefined
  /** The list is narrowed down otherwise than the view says. */
  readonly isChanged: boolean
}

const textOf = ({ filters, sort }: Shown) =>
  JSON.stringify([sort, Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))])
const isSame = (a: Shown, b: Shown) => textOf(a) === textOf(b)

export const isBare = ({ filters, sort }: Shown): boolean => Object.keys(filters).length === 0 && sort === ''

/** The view that the address names, or else the one that shows exactly this. A list that nothing narrows is none of them. */
export function viewInSight(views: readonly ViewRow[], search: URLSearchParams, shown: Shown): InSight {
  if (isBare(shown)) return { view: undefined, isChanged: false }
  const named = views.find(({ id }) => String(id) === search.get(VIEW))
  const view = named ?? views.find((each) => isSame(each, shown))
  return { view, isChanged: view !== undefined && !isSame(view, shown) }
}

/** How many rows somebody likes, and which of the lists that share a page this is. */
const PLACE = ['size', 'tab']

/** The address of a view, or of the whole list without one. `names` are those of the list's own filters. */
export function addressOfView(
  search: URLSearchParams,
  view: (Shown & { readonly id: number }) | undefined,
  names: readonly string[],
) {
  const place = PLACE.filter((name) => !names.includes(name) && search.has(name))
  return new URLSearchParams({
    ...Object.fromEntries(place.map((name) => [name, search.get(name) ?? ''])),
    ...(view && { ...view.filters, ...(view.sort === '' ? {} : { sort: view.sort }), [VIEW]: String(view.id) }),
  })
}

/** Columns that somebody has arranged; null where they are as declared. */
export function columnsOf({ order, shown, widths }: ListPreferences): ViewColumns | null {
  const columns = { ...(order && { order }), ...(shown && { shown }), ...(widths && { widths }) }
  return Object.keys(columns).length > 0 ? columns : null
}
