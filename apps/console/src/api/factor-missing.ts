type Listener = () => void
let listener: Listener | undefined

/** A call was refused because a role wants 两步验证 first; `session.ts` hears of it, which itself makes calls. */
export const factorMissing = {
  tell: () => listener?.(),
  answerWith(next: Listener) {
    listener = next
  },
}
