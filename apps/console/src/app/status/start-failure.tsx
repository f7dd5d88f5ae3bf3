import './start-failure.css'
import { useEffect, useState } from 'react'

const SHOWN_FOR = 5_000

/** A toast of our own: before anyone is signed in the component library is not loaded. */
export function StartFailure({ text }: { readonly text: string }) {
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [])
  return shown ? (
    <p className="start-failure" role="alert">
      {text}
    </p>
  ) : null
}
