import './loading-bar.css'
import { useEffect } from 'react'
import { createStore, useStore } from '#api/store.ts'

const pending = createStore(0)

/** Placeholder for something that is still loading; the bar at the top of the window runs meanwhile. */
export function StillLoading() {
  useEffect(() => {
    pending.set(pending.get() + 1)
    return () => pending.set(pending.get() - 1)
  }, [])
  return null
}

/** The thin bar of a running navigation, without a spinner (spec §2). */
export function LoadingBar() {
  const running = useStore(pending) > 0
  return running ? <progress className="loading-bar" aria-label="页面加载中" /> : null
}
