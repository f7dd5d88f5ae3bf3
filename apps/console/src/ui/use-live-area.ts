import { type Api, areaOf, useRefresh } from '#api/use-call.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { countAreaNews, onAreaNews } from './area-news.ts'
import { createPacer } from './pacer.ts'
import { createStore } from '#api/store.ts'

const PACE = 2000

/** How many places are being typed into whose rows must not move away. */
const holds = createStore(0)

/** While it is held, live pages stay as they are; what they missed they learn afterwards. */
export function useHeldNews(isHeld = true): void {
  useEffect(() => {
    if (!isHeld) return undefined
    holds.set(holds.get() + 1)
    return () => holds.set(holds.get() - 1)
  }, [isHeld])
}

/**
 * Keeps what a page shows of an area up to date with what others do, as long as somebody can see it. A page that waits out
 * of sight hears nothing; what it missed it learns when it is shown again.
 */
export function useLiveArea(api: Api): void {
  const area = areaOf(api)
  const refresh = useRefresh()
  /** How much of the news is on the screen. */
  const known = useRef<number>(undefined)
  const act = useEffectEvent(() => {
    known.current = countAreaNews(area)
    void refresh([api])
  })
  useEffect(() => {
    const pacer = createPacer(
      () => act(),
      PACE,
      () => !document.hidden && holds.get() === 0,
    )
    known.current ??= countAreaNews(area)
    if (known.current < countAreaNews(area)) pacer.wish()
    const stops = [onAreaNews(area, pacer.wish), holds.subscribe(pacer.retry), pacer.stop]
    document.addEventListener('visibilitychange', pacer.retry)
    return () => {
      document.removeEventListener('visibilitychange', pacer.retry)
      for (const stop of stops) stop()
    }
  }, [area])
}
