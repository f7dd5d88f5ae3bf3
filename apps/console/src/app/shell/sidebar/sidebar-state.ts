import { createStore } from '#api/store.ts'

const COOKIE = 'sidebarStatus'
const YEAR = 60 * 60 * 24 * 365

/** Open unless the cookie says 0 (spec §3: kept in a cookie, 1 open and 0 closed). */
const isStoredOpen = () => !document.cookie.split('; ').includes(`${COOKIE}=0`)

export const sidebarOpen = createStore(isStoredOpen())

export function toggleSidebar() {
  const open = !sidebarOpen.get()
  document.cookie = `${COOKIE}=${open ? 1 : 0}; path=/; max-age=${YEAR}; samesite=lax`
  sidebarOpen.set(open)
}
