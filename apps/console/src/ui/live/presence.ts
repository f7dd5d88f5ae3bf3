import { createStore, useStore } from '#api/store.ts'
import type { ColleagueHere } from '@zhanggui/contract/kernel/live-message'
import { useEffect } from 'react'
import { useNow } from './use-now.ts'

/** Of whom nothing was heard for so long is gone; the server says it again every half minute. */
const FORGOTTEN_AFTER = 75_000

interface Colleague {
  readonly subject: string
  readonly name: string
  readonly heardAt: number
}

/** What is open in this tab, for the connection to tell. */
export const openSubjectStore = createStore<string | null>(null)
const colleagues = createStore<ReadonlyMap<string, Colleague>>(new Map())

export function hearColleague({ subject, tab, name, isHere }: ColleagueHere) {
  const next = new Map(colleagues.get())
  if (isHere) next.set(tab, { subject, name, heardAt: Date.now() })
  else next.delete(tab)
  colleagues.set(next)
}

/** Says that the subject is open here as long as the piece is shown, and who else has it open, each once. */
export function useColleaguesAt(subject: string): string[] {
  useEffect(() => {
    openSubjectStore.set(subject)
    return () => {
      if (openSubjectStore.get() === subject) openSubjectStore.set(null)
    }
  }, [subject])
  const now = useNow().getTime()
  const here = [...useStore(colleagues).values()].filter(
    (each) => each.subject === subject && now - each.heardAt < FORGOTTEN_AFTER,
  )
  return [...new Set(here.map(({ name }) => name))]
}
