import { StillLoading } from '#ui/page/loading-bar.tsx'
import { useEffect, useEffectEvent } from 'react'

let typed = ''

/** What was typed before the box was there, once. */
export function takeEarlyKeys(): string {
  const taken = typed
  typed = ''
  return taken
}

/** While the code of the palette is on its way: keys are meant for its box, not for the page below. Escape calls it off. */
export function EarlyKeys({ onClose }: { readonly onClose: () => void }) {
  const keep = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') onClose()
    else if (event.key.length === 1) typed += event.key
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    typed = ''
    const listener = (event: KeyboardEvent) => keep(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [])
  return <StillLoading />
}
