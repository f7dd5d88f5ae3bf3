import { useEffect } from 'react'

const FIELD = 'input:not([type=hidden], :disabled), textarea:not(:disabled), [contenteditable=true]'

/** Whoever opens a form over the page begins to type; where fingers type, the keyboard would hide it. */
export function useFirstField(formId: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || matchMedia('(pointer: coarse)').matches) return
    document.getElementById(formId)?.querySelector<HTMLElement>(FIELD)?.focus()
  }, [formId, isWanted])
}
