import { useCall } from '#api/use-call.ts'
import type { Endpoint, id as idField } from '@zhanggui/contract/kernel/endpoint'
import type { Access } from '@zhanggui/contract/kernel/endpoint-spec'
import { useState } from 'react'
import type { z } from 'zod'

/** Data that is loading or failed to load. */
export interface Waiting {
  readonly error: Error | null
  readonly retry: () => void
}

/** One thing as it is stored, to be looked at and changed. */
export interface EditedRecord<R> {
  /** As it was read last; nothing for a new one, and until it was read for the first time. */
  readonly data: R | undefined
  readonly waiting: Waiting | undefined
  /** Refetches it after somebody else has changed it; undefined if that fails. */
  readonly reread: () => Promise<R | undefined>
}

type Nothing = z.ZodObject<Record<never, never>>
type Id = z.ZodObject<{ id: typeof idField }>
/** Whether the id travels in the path or in the query. */
type ReadById<R> =
  | Endpoint<Access, Id, Nothing, Nothing, z.ZodType<R>>
  | Endpoint<Access, Nothing, Id, Nothing, z.ZodType<R>>
type ReadOne<R> = Endpoint<Access, Nothing, Nothing, Nothing, z.ZodType<R>>
type ReadAll<R> = Endpoint<Access, Nothing, Nothing, Nothing, z.ZodType<R[]>>

/** Fetches the record to edit, every time; without an id there is nothing to fetch. */
export function useRecord<R extends object>(call: ReadById<R>, id: number | undefined): EditedRecord<R> {
  const isNew = id === undefined
  // However fresh the cached answer is: reopening right away would otherwise wait for a fetch that never starts.
  const query = useCall(call, { id: id ?? 0 }, { enabled: !isNew, staleTime: 0 })
  const [readId, setReadId] = useState<number>()
  if (readId !== id && query.isFetchedAfterMount && query.isSuccess) setReadId(id)
  // What was read stays, also when reading it once more fails.
  return recordOf(query, isNew, isNew || readId !== id ? undefined : query.data, (record) => record)
}

/** The same for what there is only once, such as the settings of the shop. */
export function useOnlyRecord<R extends object>(call: ReadOne<R>): EditedRecord<R> {
  const query = useCall(call, {})
  const [isRead, setRead] = useState(false)
  if (!isRead && query.isFetchedAfterMount && query.isSuccess) setRead(true)
  return recordOf(query, false, isRead ? query.data : undefined, (record) => record)
}

/** The same for what only comes in a list that is read as a whole; the page below has mostly read it already. */
export function useListedRecord<R extends { readonly id: number }>(
  call: ReadAll<R>,
  id: number | undefined,
): EditedRecord<R> {
  const isNew = id === undefined
  const query = useCall(call, {}, { enabled: !isNew })
  const pick = (rows: readonly R[] | undefined) => rows?.find((row) => row.id === id)
  const error = query.error ?? (query.isSuccess ? new Error('数据不存在，可能已被删除') : null)
  return recordOf({ error, refetch: query.refetch }, isNew, isNew ? undefined : pick(query.data), pick)
}

/** As `useCall` gives it. */
export interface Query<T> {
  readonly error: Error | null
  readonly refetch: () => Promise<{ readonly data: T | undefined; readonly isSuccess: boolean }>
}

function recordOf<T, R>(
  query: Query<T>,
  isNew: boolean,
  data: R | undefined,
  pick: (reply: T | undefined) => R | undefined,
): EditedRecord<R> {
  return {
    data,
    waiting: isNew || data !== undefined ? undefined : waitingFor(query),
    reread: async () => {
      const { data: now, isSuccess } = await query.refetch()
      return isSuccess ? pick(now) : undefined
    },
  }
}

const waitingFor = ({ error, refetch }: Pick<Query<unknown>, 'error' | 'refetch'>): Waiting => ({
  error,
  retry: () => void refetch(),
})

/** The first of these that has not come. */
export function missingOf(needs: readonly (Query<unknown> & { readonly data: unknown })[]): Waiting | undefined {
  const missing = needs.find(({ data }) => data === undefined)
  return missing && waitingFor(missing)
}
