import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A text in local storage, followed while pages change it. */
export const useStoredText = (key: string): string | null =>
  useSyncExternalStore(subscribe, () => localStorage.getItem(key))

export function storeText(key: string, text: string | undefined) {
  if (text === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  for (const listener of listeners) listener()
}
