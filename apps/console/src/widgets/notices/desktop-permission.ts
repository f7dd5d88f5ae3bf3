import { createStore, useStore } from '#api/store.ts'
import { useEffect } from 'react'

/** What the browser lets us show outside its window. Plain http addresses and some phones know nothing of it. */
export type DesktopPermission = NotificationPermission | 'unsupported'

export const desktopPermission = (): DesktopPermission =>
  typeof Notification === 'function' && window.isSecureContext ? Notification.permission : 'unsupported'

const known = createStore<DesktopPermission>(desktopPermission())

/** Browsers only listen to a click, and ask once: who has refused must change it in the browser's settings. */
export async function askForDesktop(): Promise<DesktopPermission> {
  if (desktopPermission() === 'default') await Notification.requestPermission()
  known.set(desktopPermission())
  return known.get()
}

/** The permission, looked at again when somebody comes back from the settings of the browser. */
export function useDesktopPermission(): DesktopPermission {
  useEffect(() => {
    const look = () => known.set(desktopPermission())
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [])
  return useStore(known)
}
