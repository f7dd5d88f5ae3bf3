import { useEffect, useState } from 'react'

interface Open<R, A> {
  readonly request: R
  readonly answer: (answer: A | undefined) => void
}

interface DialogQuestion<R, A> {
  /** What is asked now; the dialog is open while there is something. */
  readonly request: R | undefined
  /** Opens the dialog; `undefined` when it was closed without an answer, or the page was left. */
  readonly ask: (request: R) => Promise<A | undefined>
  readonly close: (answer: A | undefined) => void
}

/** A dialog as a question with an answer. It always settles, also if it is closed or unmounted. */
export function useDialogQuestion<R, A>(): DialogQuestion<R, A> {
  const [open, setOpen] = useState<Open<R, A>>()
  useEffect(
    () => () => {
      open?.answer(undefined)
      // A page that comes back to the front would show a dialog that nobody waits for.
      setOpen((now) => (now === open ? undefined : now))
    },
    [open],
  )
  return {
    request: open?.request,
    ask: (request) => new Promise((answer) => setOpen({ request, answer })),
    close(answer) {
      open?.answer(answer)
      setOpen(undefined)
    },
  }
}
