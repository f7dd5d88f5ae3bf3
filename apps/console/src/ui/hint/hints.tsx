import './hints.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** Over what the mouse only passes nothing appears. */
const PATIENCE = 300
const GAP = 6
const EDGE = 8

interface Shown {
  readonly text: string
  readonly anchor: Element
}

/**
 * The one tooltip of the console. Whatever carries `data-hint` shows it when it is pointed at or has the focus: a hundred
 * rows with reasons and times need no hundred tooltips. What must be heard as well says so in `aria-description`.
 */
export function Hints() {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (target: EventTarget | null, wait: number) => {
      clearTimeout(timer)
      const anchor = target instanceof Element ? target.closest('[data-hint]') : null
      const text = anchor?.getAttribute('data-hint')
      if (!anchor || !text || isInSight(anchor, text)) setShown(undefined)
      else timer = setTimeout(() => setShown({ text, anchor }), wait)
    }
    const point = ({ target }: Event) => show(target, PATIENCE)
    const focus = ({ target }: Event) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(target, 0)
    }
    const hide = () => show(null, 0)
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    }
    document.addEventListener('pointerover', point)
    document.addEventListener('focusin', focus)
    document.addEventListener('keydown', press)
    for (const name of ['focusout', 'pointerdown', 'scroll']) document.addEventListener(name, hide, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('keydown', press)
      for (const name of ['focusout', 'pointerdown', 'scroll']) document.removeEventListener(name, hide, true)
    }
  }, [])
  return shown ? createPortal(<Hint {...shown} />, document.body) : null
}

/** The whole text stands there already. */
const isInSight = ({ textContent, scrollWidth, clientWidth }: Element, text: string) =>
  textContent === text && scrollWidth <= clientWidth

function Hint({ text, anchor }: Shown) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = box.current
    if (!own) return
    const place = anchor.getBoundingClientRect()
    const half = own.offsetWidth / 2 + EDGE
    const isAbove = place.top > own.offsetHeight + GAP + EDGE
    const middle = Math.min(Math.max((place.left + place.right) / 2, half), window.innerWidth - half)
    own.dataset['side'] = isAbove ? 'above' : 'below'
    own.style.left = `${middle}px`
    own.style.top = `${isAbove ? place.top - GAP : place.bottom + GAP}px`
  }, [text, anchor])
  return (
    <div ref={box} role="tooltip" className="hint">
      {text}
    </div>
  )
}
