import { liveMessage, pageMessage, rightToOpen } from '@zhanggui/contract/kernel/live-message'
import { hasAnyPermission } from '@zhanggui/domain/session/permission-rules'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Pool } from '#platform/db/connection/pool'
import type { SessionGate } from '#platform/session/session-gate'
import type { Presence } from './live-signal.ts'
import type { Listener } from './listener.ts'
import { findSubscribers, signalPresence } from './push.sql.ts'

/** A page changes what it has open when somebody clicks; what comes faster is nobody's doing. */
const MOST_CHANGES = 60

/**
 * Who has which order or refund open. Pages say so over their connection, nodes tell each other by NOTIFY, and it is kept
 * nowhere: it ends with the connection, and a page forgets colleagues of whom it hears nothing any more.
 */
export class PresenceHub {
  readonly #lookers = new Map<Listener, string>()
  /** Since everybody has said again where they are. */
  readonly #changes = new Map<Listener, number>()
  /** What is under way for a page or a merchant: that somebody has gone must not be overtaken by that they were here. */
  readonly #turns = new Map<Listener | number, Promise<void>>()

  constructor(
    readonly pool: Pool,
    readonly gate: SessionGate,
    readonly log: FastifyBaseLogger,
  ) {}

  /** What a page says; anything else is ignored. */
  read(listener: Listener, text: string) {
    const changes = (this.#changes.get(listener) ?? 0) + 1
    this.#changes.set(listener, changes)
    if (changes > MOST_CHANGES || listener.tab === undefined) return
    const said = pageMessage.safeParse(parsedJson(text)).data
    if (said) this.look(listener, said.open)
  }

  look(listener: Listener, subject: string | null) {
    const before = this.#lookers.get(listener)
    if (before === (subject ?? undefined)) return
    if (before) this.#say(listener, before, { isHere: false, isReply: true })
    this.#lookers.delete(listener)
    if (subject === null) return
    this.#lookers.set(listener, subject)
    this.#say(listener, subject, { isHere: true, isReply: false })
  }

  /** Whoever is not heard of any more is gone, as when a node died. */
  sayAgain() {
    this.#changes.clear()
    for (const [listener, subject] of this.#lookers) this.#say(listener, subject, { isHere: true, isReply: true })
  }

  hear(presence: Presence) {
    const { merId, subject, tab } = presence
    const same = [...this.#lookers].filter(
      ([listener, looker]) => listener.token.merId === merId && looker === subject && listener.tab !== tab,
    )
    if (same.length === 0) return
    const listeners = same.map(([listener]) => listener)
    this.#inTurn(merId, () => this.#tell(listeners, presence), 'push: presence not told')
  }

  async #tell(listeners: readonly Listener[], presence: Presence) {
    const { type, subject, tab, name, isHere } = presence
    const message = JSON.stringify(z.encode(liveMessage, { type, subject, tab, name, isHere }))
    for (const [index, { adminId, permissions }] of await this.#people(listeners)) {
      const listener = listeners[index]
      if (!listener || !hasAnyPermission(permissions, [rightToOpen(subject)])) continue
      if (adminId !== presence.adminId) listener.send(message)
      // Who has come hears who is here.
      if (isHere && !presence.isReply) this.#say(listener, subject, { isHere: true, isReply: true })
    }
  }

  #say(listener: Listener, subject: string, how: Pick<Presence, 'isHere' | 'isReply'>) {
    const say = async () => {
      const person = (await this.#people([listener])).get(0)
      if (!person || !hasAnyPermission(person.permissions, [rightToOpen(subject)])) return
      if (how.isHere && this.#lookers.get(listener) !== subject) return
      const { adminId, name } = person
      const who = { merId: listener.token.merId, adminId, name, tab: listener.tab ?? '' }
      await signalPresence(this.pool, { type: 'colleagueHere', subject, ...who, ...how })
    }
    this.#inTurn(listener, say, 'push: presence not said')
  }

  #inTurn(whose: Listener | number, work: () => Promise<void>, complaint: string) {
    const turn = (this.#turns.get(whose) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => this.log.warn({ err: error }, complaint))
      .finally(() => {
        if (this.#turns.get(whose) === turn) this.#turns.delete(whose)
      })
    this.#turns.set(whose, turn)
  }

  #people = (listeners: readonly Listener[]) =>
    findSubscribers(
      this.pool,
      listeners.map(({ token }) => token),
      this.gate.clock(),
    )
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
