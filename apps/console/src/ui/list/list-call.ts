import type { Endpoint, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { Access } from '@zhanggui/contract/kernel/endpoint-spec'
import type { Page } from '@zhanggui/contract/kernel/shapes'
import type { z } from 'zod'

/** A call that answers with one page of rows. */
export type ListEndpoint = Endpoint<Access, z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType<Page<object>>>
export type RowOf<E extends ListEndpoint> = ReplyOf<E>['list'][number]

/** Under this name the browser remembers how somebody likes this list. */
export const listName = ({ area, name }: Endpoint): string => `${area}.${name}`
