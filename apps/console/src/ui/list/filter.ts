import type { ReactNode } from 'react'
import type { FilterNameOf, ListEndpoint } from './list-call.ts'

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
  readonly show: (value: string) => string
}

export type Filter<Name extends string = string> = {
  readonly name: Name
  readonly label: string
} & (TextFilter | SelectFilter | DatesFilter | CustomFilter)

/** The filters of a call, as pages declare them; each is a field of the call's query. */
export type FiltersOf<E extends ListEndpoint> = readonly Filter<FilterNameOf<E>>[]

/** A filter's value in words. */
export function filterText(filter: Filter, value: string, dates: (value: string) => string): string {
  if (filter.kind === 'select') return filter.options.find((option) => String(option.value) === value)?.label ?? value
  if (filter.kind === 'dates') return dates(value)
  return filter.kind === 'custom' ? filter.show(value) : value
}
