import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** What a list's query says beside its filter: which page, how long, in which order. */
const pageFields = ['page', 'limit', 'sort'] as const
type PageField = (typeof pageFields)[number]

/** The filter of a list: every other field of its query. Calls about all results take it whole. */
export type FilterOf<E extends Endpoint> = Omit<z.output<E['query']>, PageField>
export type FilterName<E extends Endpoint> = Exclude<keyof E['query']['shape'] & string, PageField>

export const filterNames = <E extends Pick<Endpoint, 'query'>>({ query }: E): string[] =>
  Object.keys(query.shape).filter((name) => !(pageFields as readonly string[]).includes(name))

/** What a list is asked for, without the page of it. */
export const filterOf = <E extends Endpoint>({ query }: E, input: z.output<E['query']>): FilterOf<E> =>
  Object.fromEntries(
    filterNames({ query }).flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  ) as FilterOf<E>
