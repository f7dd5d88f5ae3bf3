import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { call } from './call.ts'

/** `[area, name, input]`: the only shape of a query key, so that a write can refresh its area by name. */
const keyOf = (endpoint: Endpoint, input: unknown) => [endpoint.area, endpoint.name, input ?? {}] as const

/**
 * Reads an endpoint; failures are the page's to show, so they are not toasted. With `keepPrevious` the last answer stays
 * (as `isPlaceholderData`) while one for other input is on its way.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { keepPrevious, ...options }: { enabled?: boolean; staleTime?: number; keepPrevious?: boolean } = {},
): UseQueryResult<ReplyOf<E>> {
  return useQuery<ReplyOf<E>>({
    ...(endpoint.cached ? { staleTime: Infinity } : {}),
    ...options,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { quiet: true, signal }),
  })
}

/** The calls of one area of the contract, as its file exports them: `productApi`. */
export type Api = Readonly<Record<string, Endpoint>>

export const areaOf = (api: Api): string => Object.values(api)[0]?.area ?? ''

/** Asks anew for everything that the pages of these areas show. */
export function useRefresh(): (apis: readonly Api[]) => Promise<unknown> {
  const client = useQueryClient()
  return (apis) => Promise.all(apis.map((api) => client.invalidateQueries({ queryKey: [areaOf(api)] })))
}
