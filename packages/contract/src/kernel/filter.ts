import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** Fields of a list's query that are not part of the filter: page, limit and sort. */
const pageFields = ['page', 'limit', 'sort'] as const
type PageField = (typeof pageFields)[number]

/** The filter of a list: every other field of its query. Calls about all results take it whole. */
export type FilterOf<E extends Endpoint> = Omit<z.output<E['query']>, PageField>
export type FilterName<E extends Endpoint> = Exclude<keyof E['query']['shape'] & string, PageField>

export const filterNames = ({ query }: Pick<Endpoint, 'query'>): string[] =>
  Object.keys(query.shape).filter((name) => !(pageFields as readonly string[]).includes(name))

/** Picks the filter fields from an input. */
export const filterOf = <E extends Endpoint>(call: E, input: FilterOf<E>): FilterOf<E> => {
  const names = new Set(filterNames(call))
  const set = Object.entries(input).filter(([name, value]) => names.has(name) && value !== undefined)
  return Object.fromEntries(set) as FilterOf<E>
}
