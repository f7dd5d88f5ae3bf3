import { type RefObject, useEffect, useRef } from 'react'

/** For what appears far from where somebody is: it comes into sight and has the focus. */
export function useBringIntoView<T extends HTMLElement>(block: ScrollLogicalPosition): RefObject<T | null> {
  const place = useRef<T>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block })
  }, [block])
  return place
}
