import { createStore, useStore } from '#api/store.ts'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { z } from 'zod'

interface ChangedRecord {
  readonly area: string
  readonly key: string
  readonly isNew: boolean
}

const changed = createStore<ChangedRecord | undefined>(undefined)

/** The record that was saved last: the lists of its area mark its row. */
export const markChanged = ({ area }: Endpoint, key: number | string, { isNew = false } = {}) =>
  changed.set({ area, key: String(key), isNew })

const createdId = z.object({ id: z.int() })

/** As markChanged, by what a form has read and what its call answered: what begins as a copy is new. */
export function markSaved(call: Endpoint, read: { readonly id?: unknown } | undefined, reply: unknown) {
  const made = createdId.safeParse(reply).data?.id
  const id = made ?? read?.id
  if (typeof id === 'number') markChanged(call, id, { isNew: id !== read?.id })
}

/** Somebody has gone on to other rows. */
export function forgetChanged({ area }: Endpoint) {
  if (changed.get()?.area === area) changed.set(undefined)
}

export function useChanged({ area }: Endpoint): ChangedRecord | undefined {
  const record = useStore(changed)
  return record?.area === area ? record : undefined
}
