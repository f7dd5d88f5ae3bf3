import type { Access, Endpoint, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { Page } from '@zhanggui/contract/kernel/shapes'
import type { z } from 'zod'

/** A call that answers with one page of rows. */
export type ListEndpoint = Endpoint<Access, z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType<Page<object>>>
export type RowOf<E extends ListEndpoint> = ReplyOf<E>['list'][number]

/** What the list itself asks for; everything else in the call's query can be filtered by. */
const own = ['page', 'limit', 'sort'] as const
export type FilterNameOf<E extends ListEndpoint> = Exclude<keyof E['query']['shape'] & string, (typeof own)[number]>

export const filterNames = (query: z.ZodObject): string[] =>
  Object.keys(query.shape).filter((name) => !(own as readonly string[]).includes(name))

/** Under this name the browser remembers how somebody likes this list. */
export const listName = ({ area, name }: Endpoint): string => `${area}.${name}`
