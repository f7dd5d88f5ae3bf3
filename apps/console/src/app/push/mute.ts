import { useSyncExternalStore } from 'react'

const KEY = 'push-muted'
const watchers = new Set<() => void>()

function watch(watcher: () => void) {
  watchers.add(watcher)
  // Fires when another tab changed it: the tab that sounds need not be the one where it was switched off.
  window.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', watcher)
  }
}

/** Whether this browser keeps quiet about pushes. */
export const mute = {
  get: () => localStorage.getItem(KEY) === '1',
  set(muted: boolean) {
    if (muted) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
    for (const watcher of watchers) watcher()
  },
}

export const useMuted = () => useSyncExternalStore(watch, mute.get)
