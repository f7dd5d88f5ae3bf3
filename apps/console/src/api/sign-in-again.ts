type Asker = () => Promise<boolean>
let asker: Asker | undefined
let asking: Promise<boolean> | undefined

/**
 * What happens when a call finds the session over. The app registers a dialog that signs in over the open page; calls
 * that fail at the same time wait for the same dialog and are then repeated. Without one (nobody was signed in) the
 * answer is no, and the guard leads to the sign-in page.
 */
export const signInAgain = {
  ask(): Promise<boolean> {
    asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
      asking = undefined
    })
    return asking
  },
  answerWith(next: Asker): () => void {
    asker = next
    return () => {
      if (asker === next) asker = undefined
    }
  },
}

type Listener = () => void
let listener: Listener | undefined

/** A call was refused because a role wants 两步验证 first; `session.ts` hears of it, which itself makes calls. */
export const factorMissing = {
  tell: () => listener?.(),
  answerWith(next: Listener) {
    listener = next
  },
}
