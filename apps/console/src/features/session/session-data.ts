const KEPT = new Set(['layout-setting', 'push-muted'])
const KEPT_PREFIXES = ['draft:', 'recent-pages:']

/**
 * Forgets what the last person's session left in local storage (spec §4). How the console looks and
 * sounds, half-written drafts and the account's recent pages belong to the person or the machine, not to the session, and stay.
 */
export function clearSessionData(storage: Storage = localStorage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const name of names) {
    if (!KEPT.has(name) && !KEPT_PREFIXES.some((prefix) => name.startsWith(prefix))) storage.removeItem(name)
  }
}
