/**
 * One statement for what is asked while the one before is under way, instead of one for each: `send` answers for all of
 * them, in their order. What is asked now is never answered by a statement that was sent before. If a statement for
 * several fails, each is sent by itself, so that nobody's failure is another's. When too many wait, the next one is refused.
 */
export function batched<T, R>(
  send: (asked: readonly T[]) => Promise<readonly R[]>,
  refusal: () => Error,
): (asked: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = []
  let isBusy = false

  async function sendWaiting() {
    isBusy = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await answer(batch)
    }
    isBusy = false
  }

  async function answer(batch: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const answers = await send(batch.map(({ asked }) => asked))
      for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as R)
    } catch (error) {
      const [only, ...others] = batch
      if (others.length === 0) only?.reject(error)
      else await Promise.all(batch.map((each) => answer([each])))
    }
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) return reject(refusal())
      waiting.push({ asked, resolve, reject })
      if (!isBusy) void sendWaiting()
    })
}

const MOST_WAITING = 500

interface Waiting<T, R> {
  readonly asked: T
  readonly resolve: (answer: R) => void
  readonly reject: (error: unknown) => void
}
