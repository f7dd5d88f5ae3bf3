import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** Where in the window it comes to stand. */
  readonly block: ScrollLogicalPosition
  readonly children: ReactNode
}

/** For what appears far from where somebody is: it comes into sight and has the focus. */
export function ScrollIntoView({ block, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block })
  }, [block])
  return (
    <div ref={place} tabIndex={-1} className="in-sight">
      {children}
    </div>
  )
}
