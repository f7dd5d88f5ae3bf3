import type { CallError } from './call-error.ts'

type Listener = (error: CallError) => void
let listener: Listener | undefined

/** The one place where failed calls become visible; the app shell shows them as toasts. */
export const failures = {
  report: (error: CallError) => listener?.(error),
  show(next: Listener): () => void {
    listener = next
    return () => {
      if (listener === next) listener = undefined
    }
  },
}
