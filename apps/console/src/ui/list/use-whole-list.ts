import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { Access } from '@zhanggui/contract/kernel/endpoint-spec'
import type { z } from 'zod'

export interface WholeRow {
  readonly id: number
}

/** A call that answers with all its rows at once. */
export type WholeEndpoint = Endpoint<Access, z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType<WholeRow[]>>

export interface WholeList<Row extends WholeRow> {
  readonly call: WholeEndpoint
  readonly rows: readonly Row[]
  /** `first`: nothing to show yet; `denied`: may not be asked; `failed`: `error` says why. */
  readonly status: 'first' | 'ready' | 'denied' | 'failed'
  readonly isUpdating: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** A list that is short enough to come without pages. */
export function useWholeList<E extends WholeEndpoint>(call: E, input: InputOf<E>): WholeList<ReplyOf<E>[number]> {
  const isAllowed = mayCall(call, useSession())
  const query = useCall(call, input, { enabled: isAllowed })
  const { data, error } = query
  return {
    call,
    rows: data ?? [],
    status: isAllowed ? (data ? 'ready' : error ? 'failed' : 'first') : 'denied',
    isUpdating: query.isFetching && data !== undefined,
    error,
    retry: () => void query.refetch(),
  }
}
