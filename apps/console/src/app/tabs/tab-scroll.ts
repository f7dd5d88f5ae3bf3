const positions = new Map<string, number>()

/** Follows how far the shown tab is scrolled; the last position before it goes is what comes back. */
export function rememberScroll(key: string): () => void {
  const note = () => positions.set(key, window.scrollY)
  window.addEventListener('scroll', note, { passive: true })
  return () => window.removeEventListener('scroll', note)
}

export function restoreScroll(key: string) {
  window.scrollTo(0, positions.get(key) ?? 0)
}
