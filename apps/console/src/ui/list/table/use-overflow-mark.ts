import { type RefObject, useEffect } from 'react'

/** Marks a frame that has more columns at either side, so that those that stand still can be set off from them. */
export function useOverflowMark(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const own = frame.current
    if (!own) return undefined
    const mark = () => {
      own.toggleAttribute('data-more-before', own.scrollLeft > 0)
      own.toggleAttribute('data-more-after', own.scrollLeft + own.clientWidth < own.scrollWidth - 1)
    }
    const observer = new ResizeObserver(mark)
    observer.observe(own)
    own.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      own.removeEventListener('scroll', mark)
    }
  }, [frame])
}
