import {
  type QueryFunctionContext,
  keepPreviousData,
  type QueryClient,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { type Api, areaNameOf } from '@zhanggui/contract/kernel/area'
import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { afterFrame } from './answers/after-frame.ts'
import { call } from './call.ts'
import { useAnswer } from './answers/use-answer.ts'

/** `[area, name, input]`: the only shape of a query key, so that a write can refresh its area. */
const keyOf = (endpoint: Endpoint, input: unknown) => [endpoint.area, endpoint.name, input ?? {}] as const

interface CallOptions {
  enabled?: boolean
  staleTime?: number
  keepPrevious?: boolean
  /** Besides its own area: what it answers changes with these too. */
  alsoOf?: readonly (Api | Endpoint)[]
  /** Milliseconds after which it is asked anew while somebody looks at it. */
  refetchInterval?: number
}

/**
 * Reads an endpoint; failures are the page's to show, so they are not toasted. With `keepPrevious` the last answer stays
 * (as `isPlaceholderData`) while one for other input is on its way.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { keepPrevious, alsoOf, ...options }: CallOptions = {},
): UseQueryResult<ReplyOf<E>> {
  return useAnswer<ReplyOf<E>>({
    ...queryOf(endpoint, input),
    ...options,
    ...(alsoOf ? { meta: { areas: alsoOf.map(areaNameOf) } } : {}),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

const queryOf = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => ({
  ...(endpoint.cached === 'minute' ? { staleTime: Infinity } : {}),
  queryKey: keyOf(endpoint, input),
  async queryFn({ client, queryKey, signal }: QueryFunctionContext) {
    // What has failed before is asked for again whenever somebody comes by.
    if (client.getQueryState(queryKey)?.errorUpdateCount) await new Promise<void>((resolve) => void afterFrame(resolve))
    return call(endpoint, input, { quiet: true, signal })
  },
})

/** Fetches through the query cache: concurrent readers share one request, later ones its answer. */
export const ask = <E extends Endpoint>(client: QueryClient, endpoint: E, input: InputOf<E>): Promise<ReplyOf<E>> =>
  client.query<ReplyOf<E>>(queryOf(endpoint, input))

/** Refetches whatever shows something of an area. */
export const refreshArea = (client: QueryClient, area: string): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey, meta }) =>
      queryKey[0] === area || (meta?.['areas'] as readonly string[] | undefined)?.includes(area) === true,
  })

/** Refetches everything that the pages of these areas show; a call stands for its own area. */
export function useRefresh(): (areas: readonly (Api | Endpoint)[]) => Promise<unknown> {
  const client = useQueryClient()
  return (areas) => Promise.all(areas.map((area) => refreshArea(client, areaNameOf(area))))
}
