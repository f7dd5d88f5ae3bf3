import {
  keepPreviousData,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { type Api, areaNameOf } from '@zhanggui/contract/kernel/area'
import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { call, type CallArguments } from './call.ts'

/** `[area, name, input]`: the only shape of a query key, so that a write can refresh its area. */
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
    queryFn: ({ signal }) => call(endpoint, ...([input, { quiet: true, signal }] as unknown as CallArguments<E>)),
  })
}

/** Asks anew for everything that the pages of these areas show; a call stands for its own. */
export function useRefresh(): (areas: readonly (Api | Endpoint)[]) => Promise<unknown> {
  const client = useQueryClient()
  return (areas) => Promise.all(areas.map((area) => client.invalidateQueries({ queryKey: [areaNameOf(area)] })))
}

/** Makes a change and refreshes what its area shows; other areas only where `alsoRefresh` names them. */
export function useChange<E extends Endpoint>(
  endpoint: E,
  options: { quiet?: boolean; alsoRefresh?: readonly Api[] } = {},
): UseMutationResult<ReplyOf<E>, Error, InputOf<E>> {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: InputOf<E>) =>
      call(endpoint, ...([input, { quiet: options.quiet ?? false }] as unknown as CallArguments<E>)),
    onSuccess: () => refresh([endpoint, ...(options.alsoRefresh ?? [])]),
  })
}
