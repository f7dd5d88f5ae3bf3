import { type RefObject, useEffect, useEffectEvent } from 'react'

type Part = RefObject<HTMLElement | null>

/**
 * For what lies over the page for a moment: takes the focus, and gives it back where it came from. Whatever is done elsewhere
 * closes it; the button that opened it sees to itself.
 */
export function usePopupLife(popup: Part, opener: Part | undefined, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const before = document.activeElement
    const own = popup.current
    own?.focus({ preventScroll: true })
    const leave = ({ target }: Event) => {
      const isInside = target instanceof Node && (own?.contains(target) || opener?.current?.contains(target))
      if (!isInside) close()
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // What lies below has an Escape of its own.
      event.stopPropagation()
      close()
    }
    const outside = ['pointerdown', 'scroll', 'contextmenu'] as const
    for (const name of outside) document.addEventListener(name, leave, true)
    window.addEventListener('resize', leave)
    document.addEventListener('keydown', press, true)
    return () => {
      for (const name of outside) document.removeEventListener(name, leave, true)
      window.removeEventListener('resize', leave)
      document.removeEventListener('keydown', press, true)
      const { activeElement, body } = document
      if (before instanceof HTMLElement && (activeElement === body || own?.contains(activeElement)))
        before.focus({ preventScroll: true })
    }
  }, [popup, opener])
}
