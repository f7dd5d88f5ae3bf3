import type { ParsedToken } from '#platform/session/token'

/** A connection of one staff member; `cursor` is the last event it was sent or passed over. */
export interface Listener {
  readonly token: ParsedToken
  cursor: number
  /** Digest of the permissions that the client knows; undefined if it did not send one. */
  rights: string | undefined
  /** When those were asked for that it was compared with last, in ms of this process. */
  rightsAskedAt?: number
  /** The browser tab; undefined for clients that only want notices. */
  readonly tab: string | undefined
  /** How old the page is, in ms, if it was not listening before; undefined if it knows what it missed. */
  readonly age?: number | undefined
  send(text: string): void
  close(code: number): void
}

/** Whether the client has to be told of these rights. Answers overtake each other: one to an older question is out of date. */
export function learnsRights(listener: Listener, rights: string, askedAt: number): boolean {
  if (askedAt < (listener.rightsAskedAt ?? 0)) return false
  const isNews = rights !== listener.rights
  Object.assign(listener, { rights, rightsAskedAt: askedAt })
  return isNews
}
