import { type RefObject, useEffect, useState } from 'react'

const keepInSight = (strip: HTMLElement) =>
  strip.querySelector('[data-shown=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** A row that scrolls sideways with the wheel. True while it holds more than it can show. */
export function useWheelScroll(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const strip = frame.current
    const content = strip?.firstElementChild
    if (!strip || !content) return undefined
    const observer = new ResizeObserver((entries) => {
      setOverflows(content.scrollWidth > strip.clientWidth + 1)
      // The arrows and a smaller window take their room from the end, where the newest page stands.
      if (entries.some(({ target }) => target === strip)) keepInSight(strip)
    })
    observer.observe(strip)
    observer.observe(content)
    const turn = (event: WheelEvent) => {
      if (content.scrollWidth <= strip.clientWidth) return
      event.preventDefault()
      strip.scrollBy({ left: event.deltaY + event.deltaX })
    }
    strip.addEventListener('wheel', turn, { passive: false })
    return () => {
      observer.disconnect()
      strip.removeEventListener('wheel', turn)
    }
  }, [frame])

  return overflows
}
