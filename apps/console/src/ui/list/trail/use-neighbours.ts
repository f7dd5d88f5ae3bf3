import { useCall } from '#api/use-call.ts'
import type { ListEndpoint } from '#ui/list/list-call.ts'
import type { WholeEndpoint } from '#ui/list/use-whole-list.ts'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { Key } from 'react'
import { type ListTrail, rememberTrail, useTrail } from './list-trail.ts'

export type SteppedEndpoint = ListEndpoint | WholeEndpoint

export interface Neighbour {
  readonly key: Key
  /** The page of the list that it stands on, where that is another one. */
  readonly page?: number
  /** The list is left there from now on. */
  readonly follow: () => void
}

interface Neighbours {
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
  /** `3 / 45`; nothing where the record is not one of the list. */
  readonly place: string | undefined
}

/** What stands before and behind a record in the list that it was opened from, over the edges of its page too. */
export function useNeighbours(call: SteppedEndpoint, current: Key): Neighbours {
  const trail = useTrail(call)
  const index = trail?.keys.findIndex((key) => String(key) === String(current)) ?? -1
  const { page = 1, limit = 0 } = (trail?.input ?? {}) as { page?: number; limit?: number }
  const isListed = trail !== undefined && index >= 0
  const isAtTop = isListed && index === 0 && page > 1
  const isAtEnd = isListed && index === trail.keys.length - 1 && page * limit < trail.total
  const before = usePage(call, trail, page - 1, isAtTop)
  const behind = usePage(call, trail, page + 1, isAtEnd)
  if (!isListed) return { previous: undefined, next: undefined, place: undefined }
  return {
    previous: isAtTop ? before?.(-1) : onPage(trail.keys[index - 1]),
    next: isAtEnd ? behind?.(0) : onPage(trail.keys[index + 1]),
    place: `${(page - 1) * limit + index + 1} / ${trail.total}`,
  }
}

const onPage = (key: Key | undefined): Neighbour | undefined =>
  key === undefined ? undefined : { key, follow: () => undefined }

/** A page of the same list beside the one that was left; its records by their place on it. */
function usePage(call: SteppedEndpoint, trail: ListTrail | undefined, page: number, enabled: boolean) {
  const input = { ...trail?.input, page }
  const { data } = useCall(call, input as InputOf<SteppedEndpoint>, { enabled })
  if (!enabled || !trail || !data || !('list' in data)) return undefined
  const keys = data.list.map((row) => Reflect.get(row, trail.keyField) as string | number)
  return (place: number): Neighbour | undefined => {
    const key = keys.at(place)
    const follow = () => rememberTrail(call, { ...trail, input, keys, total: data.total, address: at(trail, page) })
    return key === undefined ? undefined : { key, page, follow }
  }
}

function at({ address }: ListTrail, page: number): string {
  const [path = '', query = ''] = address.split('?', 2)
  const search = new URLSearchParams(query)
  search.set('page', String(page))
  return `${path}?${search.toString()}`
}
