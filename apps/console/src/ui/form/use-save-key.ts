import { useEffect, useEffectEvent } from 'react'

/** Ctrl/Cmd+Enter saves a form wherever the focus is, unless it is out of sight, something lies over it or another form has the focus. */
export function useSaveKey(formId: string, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // Keys belong to the input method while it is composing.
    if (event.isComposing || !isMeant(document.getElementById(formId))) return
    event.preventDefault()
    event.stopPropagation()
    save()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    // Before the field that has the focus: a select would unfold by the same key.
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [])
}

function isMeant(form: HTMLElement | null): boolean {
  if (!form || !isVisible(form)) return false
  const focused = document.activeElement?.closest('form') ?? form
  const over = topDialog()
  return focused === form && (over === undefined || over.contains(form))
}

/** What lies over everything else. */
const topDialog = (): Element | undefined => [...document.querySelectorAll('[role=dialog]')].findLast(isVisible)

const isVisible = (element: Element): boolean =>
  !('checkVisibility' in element) || (element as HTMLElement).checkVisibility()
