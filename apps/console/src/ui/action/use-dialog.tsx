import { type ReactNode, Suspense, useState } from 'react'

interface Dialog<A extends unknown[]> {
  readonly open: (...about: A) => void
  /** The dialog while it is open; it stands beside the page's own content. */
  readonly element: ReactNode
}

/** A dialog or drawer over the page, its code perhaps still to come: `open` says what it is about. */
export function useDialog<A extends unknown[]>(render: (close: () => void, ...about: A) => ReactNode): Dialog<A> {
  const [about, setAbout] = useState<A>()
  return {
    open: (...next) => setAbout(next),
    element: <Suspense>{about && render(() => setAbout(undefined), ...about)}</Suspense>,
  }
}
