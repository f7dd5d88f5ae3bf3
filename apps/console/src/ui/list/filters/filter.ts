import type { FilterName } from '@zhanggui/contract/kernel/filter'
import type { ReactNode } from 'react'
import type { ListEndpoint } from '#ui/list/list-call.ts'

export interface FilterOption {
  readonly value: string | number
  readonly label: string
}

interface TextFilter {
  readonly kind: 'text'
  readonly placeholder?: string
}
interface SelectFilter {
  readonly kind: 'select'
  readonly options: readonly FilterOption[]
}
interface DatesFilter {
  readonly kind: 'dates'
}
/** A control of the page's own; values travel as text, as in the address. */
interface CustomFilter {
  readonly kind: 'custom'
  readonly render: (value: string, onChange: (value: string) => void) => ReactNode
  /** The value as staff read it on the chip. */
  readonly show: (value: string) => ReactNode
}

/** The tabs above a list: where somebody is, not what hides rows from them. */
export interface TabsFilter {
  readonly kind: 'tabs'
  /** Each with how many rows it has. */
  readonly items: readonly TabItem[]
}
export interface TabItem extends FilterOption {
  readonly count?: number | undefined
  /** Holds what the other tabs hold. */
  readonly isTotal?: boolean
  /** There may be more than were counted. */
  readonly isAtLeast?: boolean
}

/** A count as it is shown. */
export const countText = ({ count = 0, isAtLeast = false }: Pick<TabItem, 'count' | 'isAtLeast'>): string =>
  `${count}${isAtLeast ? '+' : ''}`

interface Labelled {
  readonly label: string
  /** Other fields that its input sets: they come and go with this one. */
  readonly with?: readonly string[]
}
export type Filter = Labelled & (TextFilter | SelectFilter | DatesFilter | CustomFilter)

/** How staff set each filter, in the order of the bar; `null` says that another one's input sets this one too. */
export type Filters<Name extends string = string> = Readonly<Record<Name, Filter | TabsFilter | null>>
/** All filters of a call: a field of its query without an entry does not compile. */
export type FiltersOf<E extends ListEndpoint> = Filters<FilterName<E>>

export type NamedFilter = Filter & { readonly name: string }
export const inputsIn = (filters: Filters): NamedFilter[] =>
  Object.entries(filters).flatMap(([name, filter]) => (filter && filter.kind !== 'tabs' ? { name, ...filter } : []))

export const tabsIn = (filters: Filters): (TabsFilter & { readonly name: string }) | undefined =>
  Object.entries(filters).flatMap(([name, filter]) => (filter?.kind === 'tabs' ? { name, ...filter } : []))[0]

/** The names of the filters that hide rows; a tab is where somebody is. */
export const narrowing = (values: Readonly<Record<string, string>>, filters: Filters): string[] => {
  const tab = tabsIn(filters)?.name
  return Object.keys(values).filter((name) => name !== tab)
}

/** The fields that an input sets. */
export const fieldsOf = ({ name, with: others = [] }: NamedFilter): readonly string[] => [name, ...others]

/** A filter's value in words. */
export function filterText(filter: Filter, value: string, dates: (value: string) => string): ReactNode {
  if (filter.kind === 'select') return filter.options.find((option) => String(option.value) === value)?.label ?? value
  if (filter.kind === 'dates') return dates(value)
  return filter.kind === 'custom' ? filter.show(value) : value
}
