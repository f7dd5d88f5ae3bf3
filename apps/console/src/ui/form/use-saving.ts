import { useRef, useState } from 'react'

/** Two clicks are one save. */
export function useSaving(work: () => Promise<boolean>) {
  const [isSaving, setSaving] = useState(false)
  const isRunning = useRef(false)
  async function save(): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setSaving(true)
    try {
      return await work()
    } finally {
      isRunning.current = false
      setSaving(false)
    }
  }
  return { save, isSaving }
}
