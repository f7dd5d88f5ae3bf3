import { useSyncExternalStore } from 'react'

/** What the browser tells a tab when another one writes; `storeText` tells this one. */
const EVENT = 'storage'

function subscribe(listener: () => void) {
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}

/** A text in local storage, followed while pages of this tab or another change it. */
export const useStoredText = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => localStorage.getItem(key),
  )

export function storeText(key: string, text: string | undefined) {
  if (text === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent(EVENT, { key }))
}
