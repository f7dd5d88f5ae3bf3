import type { ParsedToken } from '#platform/session/token'

/** A connection of one staff member; `cursor` is the last event it was sent or passed over. */
export interface Listener {
  readonly token: ParsedToken
  cursor: number
  /** Digest of the permissions that the client knows; undefined if it did not send one. */
  rights: string | undefined
  /** The browser tab; undefined for clients that only want notices. */
  readonly tab: string | undefined
  /** How old the page is, in ms, if it was not listening before; undefined if it knows what it missed. */
  readonly age?: number | undefined
  send(text: string): void
  close(code: number): void
}
