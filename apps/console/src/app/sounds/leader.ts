export interface Candidacy {
  leads(): boolean
  stop(): void
}

/**
 * Lets this tab stand for the one that does something for all. Only tabs that are able to do it should stand. Whoever holds
 * the lock leads; the browser hands it on when the tab is closed or crashes.
 */
export function runForLeader(lock: string): Candidacy {
  let leading = false
  let release: (() => void) | undefined
  const leaving = new AbortController()
  const hold = () => {
    leading = true
    return new Promise<void>((resolve) => {
      release = resolve
    })
  }
  // The type says that locks always exist; on plain http addresses other than localhost they do not, and every tab leads.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) leading = true
  // Rejects only because we left before our turn came.
  locks?.request(lock, { signal: leaving.signal }, hold).catch(() => {})
  return {
    leads: () => leading,
    stop() {
      leading = false
      leaving.abort()
      release?.()
    },
  }
}
