/** Does one thing as often as it is wished for, but not more often than the pace, and never while it may not. */
export interface Pacer {
  readonly wish: () => void
  /** It may be possible now. */
  readonly retry: () => void
  readonly stop: () => void
}

export function createPacer(act: () => void, pace: number, mayAct: () => boolean): Pacer {
  let isWished = false
  let resting: ReturnType<typeof setTimeout> | undefined
  const retry = () => {
    if (!isWished || resting !== undefined || !mayAct()) return
    isWished = false
    resting = setTimeout(() => {
      resting = undefined
      retry()
    }, pace)
    act()
  }
  return {
    wish() {
      isWished = true
      retry()
    },
    retry,
    stop: () => clearTimeout(resting),
  }
}
