import { useApp } from '#ui/feedback/use-app.ts'
import { type Key, useEffect, useRef, useState } from 'react'

/** The rows somebody ticked, over all pages of a list. */
export interface Selection<Row> {
  /** The ticked rows; with `isAll` only those that are known here. */
  readonly rows: readonly Row[]
  readonly keys: readonly Key[]
  /** Not only these rows: everything that the filters let through. */
  readonly isAll: boolean
  readonly count: number
  readonly has: (row: Row) => boolean
  /** Sets which of the rows on this page are ticked; those of other pages stay. */
  readonly tick: (page: readonly Row[], ticked: ReadonlySet<Key>) => void
  readonly toggle: (row: Row) => void
  readonly takeAll: () => void
  readonly clear: () => void
}

interface Held<Row> {
  readonly filters: string
  readonly rows: ReadonlyMap<Key, Row>
  readonly isAll: boolean
}

/** Ticks belong to the filters they were made under: other filters, and they are gone, with a word about it. */
export function useSelection<Row>(filters: string, total: number, keyOf: (row: Row) => Key): Selection<Row> {
  const { message } = useApp()
  const none: Held<Row> = { filters, rows: new Map(), isAll: false }
  const [held, setHeld] = useState(none)
  const isStale = held.filters !== filters
  const { rows, isAll } = isStale ? none : held

  const [losses, setLosses] = useState(0)
  if (isStale) {
    setHeld(none)
    if (held.rows.size > 0) setLosses(losses + 1)
  }
  const told = useRef(0)
  useEffect(() => {
    // A page that comes back to the front runs its effects again, but has nothing new to say.
    if (losses === told.current) return
    told.current = losses
    void message.info('筛选条件已改变，已清空选择')
  }, [losses, message])

  // From what is ticked by then: a row may be older than the last tick.
  const change = (page: readonly Row[], isTicked: (key: Key, before: ReadonlyMap<Key, Row>) => boolean) =>
    setHeld((now) => {
      const before = now.filters === filters ? now.rows : none.rows
      const next = new Map(before)
      for (const row of page) {
        if (isTicked(keyOf(row), before)) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      }
      return { filters, rows: next, isAll: false }
    })
  return {
    rows: [...rows.values()],
    keys: [...rows.keys()],
    isAll,
    count: isAll ? total : rows.size,
    has: (row) => isAll || rows.has(keyOf(row)),
    tick: (page, ticked) => change(page, (key) => ticked.has(key)),
    toggle: (row) => change([row], (key, before) => !before.has(key)),
    takeAll: () => setHeld({ filters, rows, isAll: true }),
    clear: () => setHeld(none),
  }
}
