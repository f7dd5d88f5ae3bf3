import { isTyping } from '#ui/page/is-typing.ts'
import { useEffect, useEffectEvent } from 'react'

/** Ctrl/Cmd+K and `?`, except while an input method is composing or a text is being typed. */
export function useShellKeys(actions: { openPalette: () => void; openKeys: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented) return
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      actions.openPalette()
    } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
      event.preventDefault()
      actions.openKeys()
    }
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
