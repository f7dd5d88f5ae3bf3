import { useState } from 'react'
import type { Conflict, MergeRule } from './conflict.ts'
import { type FormStore, startForm } from '#ui/form/form-store.ts'

/** The other person's save that stands against this one, until somebody has chosen. */
export function useConflict<V extends object, R>(
  store: FormStore<V, R>,
  loaded: (record: R) => V,
  merge: MergeRule<V>,
) {
  const [conflict, setConflict] = useState<Conflict<V>>()
  const [record, setRecord] = useState<R>()
  return {
    conflict,
    compare: (title: string, read: R) => {
      const { stored, values: mine } = store.get()
      const theirs = loaded(read)
      setConflict({ ...merge(stored, mine, theirs), title, mine, theirs })
      setRecord(() => read)
    },
    settle: (values: V) => {
      if (conflict) startForm(store, record, conflict.theirs, values)
      setConflict(undefined)
    },
  }
}
