import type { KeyboardEvent } from 'react'

const TICK = 'input:not(:disabled)'
const tickIn = (place: Element | null | undefined) => place?.querySelector<HTMLElement>(TICK)

/** Where an arrow key leads from a tick: up and down in its column, right to what lies below, left to its parent. */
export function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const from = event.target as HTMLElement
  const column = from.closest('ul')
  const ticks = [...(column?.querySelectorAll<HTMLElement>(TICK) ?? [])]
  const step = (by: number) => ticks[ticks.indexOf(from) + by]
  const targets: Readonly<Record<string, () => HTMLElement | null | undefined>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ArrowRight: () => tickIn(column?.nextElementSibling),
    ArrowLeft: () =>
      tickIn(column?.previousElementSibling?.querySelector('[data-open=true]')) ??
      tickIn(column?.previousElementSibling),
  }
  const find = targets[event.key]
  if (!find || !column) return
  event.preventDefault()
  find()?.focus()
}
