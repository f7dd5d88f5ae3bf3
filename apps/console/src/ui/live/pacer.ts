/** Does one thing as often as it is wished for, but never while it may not, and with a rest after each time. */
export interface Pacer {
  readonly wish: () => void
  /** It may be possible now. */
  readonly retry: () => void
  readonly stop: () => void
}

interface Pace {
  /** Milliseconds of rest once it is done: whoever has to wait for a busy server asks it less often. */
  readonly rest: number
  /** Up to so many more before each time, by chance: pages that hear the same do not all ask at once. */
  readonly spread: number
}

export function createPacer(act: () => Promise<unknown>, { rest, spread }: Pace, mayAct: () => boolean): Pacer {
  let isWished = false
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (milliseconds: number, next: () => void) => {
    timer = setTimeout(next, milliseconds)
  }
  const begin = () => {
    if (!mayAct()) {
      isBusy = false
      return
    }
    isWished = false
    act()
      .catch(() => undefined)
      .finally(() => after(rest, end))
  }
  const end = () => {
    isBusy = false
    retry()
  }
  const retry = () => {
    if (!isWished || isBusy || !mayAct()) return
    isBusy = true
    after(Math.random() * spread, begin)
  }
  return {
    wish() {
      isWished = true
      retry()
    },
    retry,
    stop: () => {
      isBusy = true
      clearTimeout(timer)
    },
  }
}
