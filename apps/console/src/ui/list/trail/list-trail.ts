import { currentSession } from '#api/session.ts'
import { createStore, useStore } from '#api/store.ts'
import { listName } from '#ui/list/list-call.ts'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { type Key, useEffect } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'

/** A list as it was last seen: the way back to it, and what stands before and behind each of its records. */
const trailShape = z.object({
  /** With tab, filters, order and page. */
  address: z.string(),
  /** What its rows were asked for with. */
  input: z.record(z.string(), z.unknown()),
  keys: z.array(z.union([z.string(), z.number()])),
  /** The field that the keys are. */
  keyField: z.string(),
  total: z.int(),
})
export type ListTrail = z.output<typeof trailShape>

const trails = createStore<ReadonlyMap<string, ListTrail>>(new Map())

/** By person too: somebody else who signs in here must not get it. */
function keyOf(call: Endpoint): string {
  const user = currentSession()?.user
  return `zhanggui.trail.${user?.merId}-${user?.id}.${listName(call)}`
}

export function rememberTrail(call: Endpoint, trail: ListTrail) {
  const key = keyOf(call)
  trails.set(new Map(trails.get()).set(key, trail))
  // A reload must not lose it.
  sessionStorage.setItem(key, JSON.stringify(trail))
}

function storedTrail(key: string): ListTrail | undefined {
  const text = sessionStorage.getItem(key)
  return text === null ? undefined : trailShape.safeParse(JSON.parse(text)).data
}

export function useTrail(call: Endpoint): ListTrail | undefined {
  const key = keyOf(call)
  return useStore(trails).get(key) ?? storedTrail(key)
}

/** Where a page about one record goes back to: the list as it was left, else the bare list. */
export const useWayBack = (call: Endpoint, listPage: string): string => {
  const address = useTrail(call)?.address
  return address?.split('?', 1)[0] === listPage ? address : listPage
}

interface SeenList {
  readonly call: Endpoint
  readonly input: Readonly<Record<string, unknown>>
  readonly keys: readonly Key[]
  readonly keyField?: string
  readonly total: number
  /** The rows are those of the address, not of the one before. */
  readonly isCurrent: boolean
}

/** Keeps the trail of the list on screen. */
export function useListTrail({ call, input, keys, keyField = 'id', total, isCurrent }: SeenList) {
  const { pathname, search } = useLocation()
  const trail = JSON.stringify({ address: pathname + search, input, keys, keyField, total })
  useEffect(() => {
    if (isCurrent) rememberTrail(call, trailShape.parse(JSON.parse(trail)))
  }, [call, trail, isCurrent])
}
