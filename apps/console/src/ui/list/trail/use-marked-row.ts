import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type FiltersOf, narrowing } from '#ui/list/filters/filter.ts'
import type { ListEndpoint } from '#ui/list/list-call.ts'
import type { ListState } from '#ui/list/use-list-state.ts'
import { useChanged } from './changed-record.ts'

/**
 * The row of the record that was saved last, brought into sight. What is new and cannot be seen under the filters of the
 * list is looked for at its beginning: once, so that whoever goes on is not called back.
 */
export function useMarkedRow<E extends ListEndpoint>(
  list: ListState<E>,
  declared: FiltersOf<E>,
  frame: RefObject<HTMLElement | null>,
): string | undefined {
  const changed = useChanged(list.call)
  const soughtFor = useRef<string>(undefined)
  const isSettled = list.status === 'ready' && !list.isUpdating
  const isHere = changed !== undefined && list.rows.some((row) => String(list.keyOf(row)) === changed.key)
  const seek = useEffectEvent(() => {
    if (!changed?.isNew || soughtFor.current === changed.key) return
    soughtFor.current = changed.key
    const filters = Object.fromEntries(narrowing(list.address.filters, declared).map((name) => [name, '']))
    list.go({ filters, sort: undefined }, { keepsMark: true })
  })
  useEffect(() => {
    if (!isSettled || changed === undefined) return
    if (isHere) frame.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
    else seek()
  }, [isSettled, isHere, changed, frame])
  return changed?.key
}
