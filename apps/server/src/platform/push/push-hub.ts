import type { FastifyBaseLogger } from 'fastify'
import { type LiveMessage, liveMessage, SESSION_OVER } from '@zhanggui/contract/kernel/live-message'
import { EVERYTHING } from '@zhanggui/domain/session/permission-rules'
import { permissionsDigest } from '@zhanggui/domain/session/permissions-digest'
import { z } from 'zod'
import type { Pool } from '#platform/db/connection/pool'
import { Refusal } from '#platform/http/refusals'
import type { SessionGate } from '#platform/session/session-gate'
import type { ParsedToken } from '#platform/session/token'
import { type AreaChange, concerns, type LiveSignal } from './live-signal.ts'
import { learnsRights, type Listener } from './listener.ts'
import { PresenceHub } from './presence-hub.ts'
import { RecentChanges } from './recent-changes.ts'
import {
  findEventsAfter,
  findLastNumbers,
  findSubscribers,
  findUnheardKinds,
  type PushEvent,
  type Subscriber,
  type Unheard,
} from './push.sql.ts'

const MAX_PER_SESSION = 50
/** What a message may take from the client to here. */
const TRANSIT = 1000

/**
 * Delivers the announcements of the database to the connections of this node. Every listener has a cursor and delivery
 * means "everything after it", so a live event, a missed hint and a replay after a reconnect are one mechanism.
 */
export class PushHub {
  readonly #listeners = new Map<number, Set<Listener>>()
  /** Who has what open. */
  readonly presence: PresenceHub
  readonly #busy = new Map<number, Promise<void>>()
  /** What waits for its turn, by merchant and name. */
  readonly #waiting = new Set<string>()
  #recent: RecentChanges

  constructor(
    readonly pool: Pool,
    readonly gate: SessionGate,
    readonly log: FastifyBaseLogger,
  ) {
    this.#recent = new RecentChanges(gate.clock())
    this.presence = new PresenceHub(pool, gate, log)
  }

  join(listener: Listener) {
    const { merId } = listener.token
    const listeners = this.#listeners.get(merId) ?? new Set()
    this.#listeners.set(merId, listeners.add(listener))
    this.deliver(merId)
    this.#recheck([listener])
    this.#tellWhatChangedBefore(listener)
  }

  /** Whether a session has reached its connection limit on this node; each connection costs a check per event. */
  isFullFor({ merId, hash }: ParsedToken): boolean {
    const listeners = [...(this.#listeners.get(merId) ?? [])]
    return listeners.filter(({ token }) => token.hash.equals(hash)).length >= MAX_PER_SESSION
  }

  leave(listener: Listener) {
    const { merId } = listener.token
    this.presence.look(listener, null)
    const listeners = this.#listeners.get(merId)
    listeners?.delete(listener)
    if (listeners?.size === 0) this.#listeners.delete(merId)
  }

  /** From now on signals are heard, perhaps after a time when they were not. */
  startHearing() {
    this.#recent = new RecentChanges(this.gate.clock())
    for (const listener of this.listeners) if (listener.tab !== undefined) send(listener, { type: 'areaChanged' })
  }

  /** Handles a signal from any node, including this one. */
  hear(signal: LiveSignal) {
    const { type, merId } = signal
    if (type === 'noticesAdded') this.deliver(merId)
    else if (type === 'rightsChanged') this.recheck(merId)
    else if (type === 'areaChanged') this.#sendAreaChange(signal)
    else if (type === 'colleagueHere') this.presence.hear(signal)
    else
      this.#broadcast(
        signal,
        signal,
        ({ adminId, permissions }) => permissions.has(EVERYTHING) || adminId === signal.adminId,
      )
  }

  get listeners(): Listener[] {
    return [...this.#listeners.values()].flatMap((listeners) => [...listeners])
  }

  /** Delivers a merchant's new events, one delivery at a time. */
  deliver(merId: number) {
    const complaint = 'push delivery failed; the next poll tries again'
    this.#inTurn(merId, 'delivery', () => this.#deliverNow(merId), complaint)
  }

  /**
   * One after the other for a merchant: the end of a task must not be overtaken by its progress. What waits under the same
   * name already will do it all, however many orders come in meanwhile.
   */
  #inTurn(merId: number, name: string, work: () => Promise<void>, complaint: string) {
    const turn = `${merId} ${name}`
    if (!this.#listeners.has(merId) || this.#waiting.has(turn)) return
    this.#waiting.add(turn)
    const next = (this.#busy.get(merId) ?? Promise.resolve())
      .then(() => {
        this.#waiting.delete(turn)
        return work()
      })
      .catch((error: unknown) => this.log.warn({ err: error }, complaint))
      .finally(() => {
        if (this.#busy.get(merId) === next) this.#busy.delete(merId)
      })
    this.#busy.set(merId, next)
  }

  /** Polls for merchants with undelivered events, because notifications can be lost. */
  async poll() {
    const merchants = [...this.#listeners.keys()]
    if (merchants.length === 0) return
    for (const { merId, lastNo } of await findLastNumbers(this.pool, merchants)) {
      const behind = [...(this.#listeners.get(merId) ?? [])].some((listener) => listener.cursor < lastNo)
      if (behind) this.deliver(merId)
    }
  }

  /** Closes connections of ended sessions and notifies those whose permissions changed. */
  recheck(merId?: number) {
    this.#recheck(merId === undefined ? this.listeners : [...(this.#listeners.get(merId) ?? [])])
  }

  #recheck(listeners: readonly Listener[]) {
    Promise.all([
      ...listeners.map((listener) => this.#mayHear(listener)),
      this.#sendRights(listeners.filter(({ rights }) => rights !== undefined)),
    ]).catch((error: unknown) => this.log.warn({ err: error }, 'push: check of sessions and rights failed'))
  }

  async #sendRights(listeners: readonly Listener[]) {
    const asked = performance.now()
    for (const [listener, { permissions }] of await this.#subscribersOf(listeners)) {
      const rights = permissionsDigest([...permissions])
      if (learnsRights(listener, rights, asked)) send(listener, { type: 'rightsChanged', rights })
    }
  }

  #sendAreaChange(change: AreaChange) {
    this.#recent.add(change, this.gate.clock())
    const { type, area } = change
    this.#broadcast(change, { type, area }, (subscriber, listener) => concerns(change, subscriber, listener))
  }

  #tellWhatChangedBefore(listener: Listener) {
    const { age, token } = listener
    if (age === undefined) return
    const changes = this.#recent.since(token.merId, this.gate.clock().getTime() - age - TRANSIT)
    if (!changes) return send(listener, { type: 'areaChanged' })
    const tell = async () => {
      for (const [, subscriber] of await this.#subscribersOf(changes.length > 0 ? [listener] : [])) {
        const heard = changes.filter((change) => concerns(change, subscriber, listener)).map(({ area }) => area)
        for (const area of new Set(heard)) send(listener, { type: 'areaChanged', area })
      }
    }
    tell().catch((error: unknown) => this.log.warn({ err: error }, 'push: earlier changes not sent'))
  }

  /** Sends a transient message to its audience; clients that miss it can refetch. */
  #broadcast(signal: LiveSignal, message: LiveMessage, isFor: (subscriber: Subscriber, listener: Listener) => boolean) {
    const { merId } = signal
    const broadcast = async () => {
      const live = [...(this.#listeners.get(merId) ?? [])].filter(({ tab }) => tab !== undefined)
      for (const [listener, subscriber] of await this.#subscribersOf(live)) {
        if (isFor(subscriber, listener)) send(listener, message)
      }
    }
    this.#inTurn(merId, JSON.stringify(signal), broadcast, 'push: message not sent')
  }

  /** Listeners with a live session and their current permissions, in one query. */
  async #subscribersOf(listeners: readonly Listener[]): Promise<[Listener, Subscriber][]> {
    if (listeners.length === 0) return []
    const tokens = listeners.map(({ token }) => token)
    const found = await findSubscribers(this.pool, tokens, this.gate.clock())
    return listeners.flatMap((listener, index): [Listener, Subscriber][] => {
      const subscriber = found.get(index)
      return subscriber ? [[listener, subscriber]] : []
    })
  }

  async #deliverNow(merId: number) {
    const listeners = [...(this.#listeners.get(merId) ?? [])]
    if (listeners.length === 0) return
    const events = await findEventsAfter(this.pool, merId, Math.min(...listeners.map(({ cursor }) => cursor)))
    const tokens = listeners.map(({ token }) => token)
    const unheard = await findUnheardKinds(this.pool, tokens, events)
    // All must finish before the next delivery, or a slow listener would get the same events twice.
    const sent = await Promise.allSettled(
      listeners.map((listener, index) => this.#send(listener, events, unheard.get(index))),
    )
    const failed = sent.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    if (events.length > 0) this.deliver(merId)
  }

  async #send(listener: Listener, events: readonly PushEvent[], unheard?: Unheard) {
    const fresh = events.filter(({ no }) => no > listener.cursor)
    const rights = new Map<string, boolean>()
    for (const event of fresh) {
      const audience = `${event.permission} ${event.adminId}`
      const isUnheard = (event.adminId === null ? unheard?.ofAll : unheard?.ofOwn)?.includes(event.kind) ?? false
      if (!rights.has(audience)) rights.set(audience, await this.#mayHear(listener, event))
      if (rights.get(audience) && !isUnheard) send(listener, messageOf(event))
      listener.cursor = event.no
    }
  }

  /** False if the session has ended; closes the connection. */
  async #mayHear(listener: Listener, event?: PushEvent): Promise<boolean> {
    try {
      return await this.gate.mayHear(listener.token, event?.permission ?? undefined, event?.adminId ?? undefined)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      listener.close(SESSION_OVER)
      this.leave(listener)
      return false
    }
  }
}

const send = (listener: Listener, message: LiveMessage) => listener.send(JSON.stringify(z.encode(liveMessage, message)))

const messageOf = ({ no, type, kind, title, content, url, createdAt }: PushEvent): LiveMessage => ({
  id: no,
  type,
  kind,
  title,
  content,
  url,
  createTime: createdAt,
})
