import { useChanged } from '#ui/list/trail/changed-record.ts'
import type { ListEndpoint, RowOf } from '#ui/list/list-call.ts'
import type { ListState } from '#ui/list/use-list-state.ts'
import { useState } from 'react'
import { type Steady, steadyRows } from './steady-rows.ts'

interface Held<Row> {
  /** What the rows were asked for with. */
  readonly question: string
  readonly answer: readonly Row[]
  readonly steady: Steady<Row>
}

export interface SteadyList<E extends ListEndpoint> {
  /** As it was, with the rows that stay in their places. */
  readonly list: ListState<E>
  readonly fresh: number
  readonly gone: number
  /** Shows the list as it is now. */
  readonly renew: () => void
}

const asAnswered = <Row>(question: string, answer: readonly Row[]): Held<Row> => ({
  question,
  answer,
  steady: { rows: answer, fresh: 0, gone: 0 },
})

/** A list that others fill while somebody works through it: rows get their new values, and none moves by itself. */
export function useSteadyRows<E extends ListEndpoint>(list: ListState<E>): SteadyList<E> {
  const changedKey = useChanged(list.call)?.key
  const question = JSON.stringify(list.shownInput)
  const { rows: answer, keyOf, status } = list
  const [held, setHeld] = useState<Held<RowOf<E>>>()
  let now = held
  if (status === 'ready' && (held?.question !== question || held.answer !== answer)) {
    const isSame = held?.question === question
    const steady = steadyRows(isSame ? held.steady.rows : [], answer, { keyOf, size: list.address.size, changedKey })
    now = { question, answer, steady }
    setHeld(now)
  }
  const { rows, fresh, gone } = now?.steady ?? { rows: answer, fresh: 0, gone: 0 }
  const renew = () => {
    setHeld(asAnswered(question, answer))
    if (list.address.page > 1) list.go({ page: 1 })
  }
  return { list: status === 'ready' ? { ...list, rows } : list, fresh, gone, renew }
}
