import type { FormResult } from '@zhanggui/domain/form/form-values'
import { useEffect, useState } from 'react'
import { type PreviewRequest, readPreviewMessage } from './preview-message.ts'

interface Shown extends PreviewRequest {
  /** A new one for every message: the same form sent again starts anew. */
  readonly round: number
}

/** The latest form that was sent to this window, and what was last filled in. */
export function usePreview() {
  const [shown, setShown] = useState<Shown>()
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState<FormResult>()
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      const request = readPreviewMessage(event, window.location.origin)
      if (!request) return
      setShown((before) => ({ ...request, round: (before?.round ?? 0) + 1 }))
      setOpen(true)
      setResult(undefined)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [])
  const finish = (filled: FormResult) => {
    setResult(filled)
    setOpen(false)
  }
  return { shown, result, finish, isOpen, setOpen }
}
