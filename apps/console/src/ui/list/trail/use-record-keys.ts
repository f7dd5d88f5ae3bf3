import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#ui/page/is-typing.ts'

type Step = (() => void) | undefined

/** `[` and `]` while a record is looked at, unless they become text where the focus is. */
export function useRecordKeys(previous: Step, next: Step): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const step = event.key === '[' ? previous : event.key === ']' ? next : undefined
    if (!step || isTyping(event.target)) return
    event.preventDefault()
    step()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
