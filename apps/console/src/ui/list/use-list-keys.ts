import { isTyping } from '#ui/page/is-typing.ts'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * `/` search, `J` `K` rows, `X` tick, `Enter` open. The row with the focus is the current one, so that a screen reader
 * follows; the keys rest while something is typed and while a dialog is open.
 */
export function useListKeys(frame: RefObject<HTMLElement | null>, toggle: ((key: string) => void) | undefined) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (isTyping(target) || (target instanceof Element && target.closest('[role="dialog"], [role="menu"]'))) return
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('[data-row-key]') ?? [])]
    const current = rows.findIndex((row) => row.contains(document.activeElement))
    const keys: Readonly<Record<string, () => boolean>> = {
      '/': () => focusOn(frame.current?.querySelector<HTMLElement>('[data-list-search]')),
      j: () => focusOn(rows[Math.min(current + 1, rows.length - 1)]),
      k: () => focusOn(rows[Math.max(current - 1, 0)]),
      x: () => tick(rows[current], toggle),
      enter: () => target === rows[current] && open(rows[current]),
    }
    if (keys[event.key.toLowerCase()]?.()) event.preventDefault()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  return Boolean(element)
}

function tick(row: HTMLElement | undefined, toggle: ((key: string) => void) | undefined): boolean {
  const key = row?.dataset['rowKey']
  if (key === undefined || !toggle) return false
  toggle(key)
  return true
}

/** What a row leads to, else the first thing that can be done with it, unless that is dangerous. */
const MAIN = ['a[href]', '.row-actions button:not([disabled], [aria-disabled="true"], [data-danger="true"])']

function open(row: HTMLElement | undefined): boolean {
  const [main] = MAIN.flatMap((selector) => row?.querySelector<HTMLElement>(selector) ?? [])
  main?.click()
  return main !== undefined
}
