import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { useState } from 'react'
import type { Conflict } from './conflict.ts'
import type { Loaded } from './contract-form.ts'
import type { FormValues } from './form-check.ts'

/** The other person's save that stands against this one, until somebody has chosen. */
export function useConflict<E extends Endpoint>(start: (loaded: Loaded<E>, shown: FormValues) => void) {
  const [conflict, setConflict] = useState<Conflict>()
  const settle = (merged: FormValues) => {
    if (conflict) start(conflict.theirs as Loaded<E>, merged)
    setConflict(undefined)
  }
  return { conflict, setConflict, settle }
}
