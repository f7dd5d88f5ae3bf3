import { drawnPage } from '#api/network/drawn-page.ts'
import { useEffect } from 'react'
import { createStore, useStore } from '#api/store.ts'

const EVERY = 30_000

/** One clock for every time on the screen: a hundred rows need no hundred timers. */
const now = createStore(drawnPage.now())
let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined

function watch() {
  const tick = () => now.set(new Date())
  if (watchers++ === 0) {
    // What has just been rendered with a time that is young enough need not be rendered again.
    if (Math.abs(Date.now() - now.get().getTime()) > EVERY) tick()
    timer = setInterval(tick, EVERY)
  }
  return () => {
    if (--watchers === 0) clearInterval(timer)
  }
}

/** The present, renewed often enough for “N分钟前”. */
export function useNow(): Date {
  useEffect(watch, [])
  return useStore(now)
}
