import { type RefObject, useEffect, useState } from 'react'

/** So far outside the window, as a share of it, something begins to come. */
const NEAR = '30%'

type Watcher = (element: Element, onNear: () => void) => () => void

const watched = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** One observer for all: a page of the library has a hundred pictures. */
const watch: Watcher = (element, onNear) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) watched.get(target)?.()
    },
    { rootMargin: NEAR },
  )
  const held = observer
  watched.set(element, onNear)
  held.observe(element)
  return () => held.unobserve(element)
}

/**
 * True once the element has come near the window. The browser's own lazy loading asks for pictures far below it, which take
 * their time from those that are looked at, and knows no videos. Who knows that it stands among the first need not wait.
 */
export function useNearViewport(place: RefObject<Element | null>, isFirst = false): boolean {
  const [isNear, setNear] = useState(isFirst)
  useEffect(() => {
    if (isNear || !place.current) return undefined
    return watch(place.current, () => setNear(true))
  }, [isNear, place])
  return isNear
}
