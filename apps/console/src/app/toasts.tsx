import { useApp } from '#ui/feedback/use-app.ts'
import { failures } from '#api/failures.ts'
import { useEffect } from 'react'

const SECONDS = 5

/** Failed calls as toasts (spec §8). The text is the key: the same failure ten times at once is one toast. */
export function Toasts() {
  const { message } = useApp()
  useEffect(
    () =>
      failures.show(
        (error) => void message.open({ type: 'error', content: error.message, key: error.message, duration: SECONDS }),
      ),
    [message],
  )
  return null
}
