import { createStore, useStore } from '#api/store.ts'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'

interface ChangedRecord {
  readonly area: string
  readonly key: string
  readonly isNew: boolean
}

const changed = createStore<ChangedRecord | undefined>(undefined)

/** The record that was saved last: the lists of its area mark its row. */
export const markChanged = ({ area }: Endpoint, key: number | string, { isNew = false } = {}) =>
  changed.set({ area, key: String(key), isNew })

/** Somebody has gone on to other rows. */
export function forgetChanged({ area }: Endpoint) {
  if (changed.get()?.area === area) changed.set(undefined)
}

export function useChanged({ area }: Endpoint): ChangedRecord | undefined {
  const record = useStore(changed)
  return record?.area === area ? record : undefined
}
