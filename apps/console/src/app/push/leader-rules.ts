/** A tab that could sound. */
export interface Candidate {
  readonly id: string
  readonly since: number
}

export interface Peer extends Candidate {
  readonly heardAt: number
}

/** Browsers let hidden tabs speak once a minute only; two missed turns and a tab counts as crashed. */
export const SILENT_FOR = 130_000

/** Whether this tab is the one that sounds: the longest standing among those still heard; the id breaks a tie. */
export function leads(self: Candidate, peers: Iterable<Peer>, now: number): boolean {
  for (const peer of peers) {
    const alive = now - peer.heardAt < SILENT_FOR
    const before = peer.since < self.since || (peer.since === self.since && peer.id < self.id)
    if (alive && before) return false
  }
  return true
}
