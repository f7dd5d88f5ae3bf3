import { useRef, useState } from 'react'

/** Runs one at a time: a second start while the first is pending is ignored. */
export function useSingleFlight() {
  const [busy, setBusy] = useState(false)
  const trying = useRef(false)
  async function attempt(work: () => Promise<void>) {
    if (trying.current) return
    trying.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      trying.current = false
      setBusy(false)
    }
  }
  return { busy, attempt }
}
