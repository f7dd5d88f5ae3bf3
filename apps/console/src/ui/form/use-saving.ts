import { useRef, useState } from 'react'

/** Two clicks are one save. */
export function useSaving<A extends unknown[]>(work: (...args: A) => Promise<boolean>) {
  const [isSaving, setSaving] = useState(false)
  const isRunning = useRef(false)
  async function save(...args: A): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setSaving(true)
    try {
      return await work(...args)
    } finally {
      isRunning.current = false
      setSaving(false)
    }
  }
  return { save, isSaving }
}
