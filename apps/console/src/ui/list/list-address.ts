import { filterNames } from '@zhanggui/contract/kernel/filter'
import { z } from 'zod'

export const pageSizes = [20, 40, 60, 80, 100] as const

/** What the address says about a list. Filters are spelled as the call's query spells them on the wire. */
export interface ListAddress {
  readonly page: number
  readonly size: number | undefined
  /** A field of the row, with `-` in front for descending. */
  readonly sort: string | undefined
  readonly filters: Readonly<Record<string, string>>
}

export interface AddressChange {
  readonly page?: number
  readonly size?: number
  readonly sort?: string | undefined
  /** An empty text takes the filter away. */
  readonly filters?: Readonly<Record<string, string>>
}

/** Reads the address; unknown keys and invalid values are ignored. */
export function readAddress(search: URLSearchParams, query: z.ZodObject): ListAddress {
  const page = Number(search.get('page'))
  const size = Number(search.get('size'))
  const known = filterNames({ query }).flatMap((name) => {
    const text = search.get(name)
    return text && decodeFilter(query, name, text).success ? [[name, text] as const] : []
  })
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    size: pageSizes.find((each) => each === size),
    sort: knownOrder(query, search.get('sort')),
    filters: Object.fromEntries(known),
  }
}

const knownOrder = (query: z.ZodObject, text: string | null) =>
  text && 'sort' in query.shape && decodeFilter(query, 'sort', text).success ? text : undefined

/** The address after a change. Whatever changes which rows there are leads back to the first page. */
export function writeAddress(search: URLSearchParams, change: AddressChange): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  for (const [name, value] of Object.entries(change.filters ?? {})) put(name, value)
  if ('sort' in change) put('sort', change.sort ?? '')
  if (change.size !== undefined) put('size', String(change.size))
  const page = change.page ?? 1
  put('page', page > 1 ? String(page) : '')
  return next
}

/** What the call takes for an address. */
export function inputOfAddress(address: ListAddress, size: number, query: z.ZodObject): Record<string, unknown> {
  return {
    page: address.page,
    limit: size,
    ...(address.sort ? { sort: address.sort } : {}),
    ...decodeFilters(address.filters, query),
  }
}

/** Filters as the call takes them; an empty text is none. */
export const decodeFilters = (filters: ListAddress['filters'], query: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, text]) => (text ? [[name, decodeFilter(query, name, text).data]] : [])),
  )

const decodeFilter = (query: z.ZodObject, name: string, text: string) =>
  z.safeDecode(query.shape[name] as z.ZodType, text)
