import { useRef, useState } from 'react'

/** Two clicks are one save. `prepare` says whether it may begin: it tells what stands against it, and asks what has to be asked. */
export function useSaving<A extends unknown[]>(
  work: () => Promise<boolean>,
  prepare?: (...args: A) => Promise<boolean>,
) {
  const [isSaving, setSaving] = useState(false)
  const isRunning = useRef(false)
  async function save(...args: A): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      if (prepare && !(await prepare(...args))) return false
      setSaving(true)
      return await work()
    } finally {
      isRunning.current = false
      setSaving(false)
    }
  }
  return { save, isSaving }
}
