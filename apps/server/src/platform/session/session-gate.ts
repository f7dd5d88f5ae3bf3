import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { renewedExpiry } from '@zhanggui/domain/session/session-rules'
import type { Clock } from '#platform/clock'
import type { Pool } from '#platform/db/connection/pool'
import { factorMissing, forbidden, signedOut } from '#platform/http/refusals'
import { findCallers, type Caller, renewSession } from './session.sql.ts'
import type { Staff } from './staff.ts'
import type { ParsedToken } from './token.ts'

interface Waiting {
  readonly token: ParsedToken
  readonly permission: string | undefined
  readonly settle: (caller: Caller | undefined) => void
  readonly fail: (error: unknown) => void
}

const MAX_BATCH = 500
const BATCHES_AT_ONCE = 2

/**
 * Checks session and permission of every request against the live tables, never against a snapshot: a right that was
 * taken away is gone with the next request, on every node. Requests that arrive together share one query, which is what
 * makes that cheap.
 */
export class SessionGate {
  #queue: Waiting[] = []
  #running = 0

  constructor(
    readonly pool: Pool,
    readonly clock: Clock,
    /** Maximum lifetime of a session in milliseconds. */
    readonly longestSession: number,
  ) {}

  /** Authorises a call, or throws the 401 or 403. Renews the session. */
  async enter(token: ParsedToken | undefined, endpoint: Endpoint): Promise<Staff> {
    const permission = endpoint.everyRole || endpoint.permission === 'session' ? undefined : endpoint.permission
    const caller = await this.#findCaller(token, permission)
    const renewed = renewedExpiry(caller.seenAt, this.#latestEnd(caller), this.clock())
    if (renewed) await renewSession(this.pool, caller.staff, renewed, this.clock())
    if (caller.staff.lacksFactor && !endpoint.withoutFactor) throw factorMissing()
    if (!caller.isAllowed) throw forbidden()
    return caller.staff
  }

  /** Whether a session is alive, has the permission and, if `onlyFor` is given, is this person's; does not renew it. */
  async mayHear(token: ParsedToken, permission?: string, onlyFor?: number): Promise<boolean> {
    const { isAllowed, staff } = await this.#findCaller(token, permission)
    return isAllowed && !staff.lacksFactor && (onlyFor === undefined || staff.adminId === onlyFor)
  }

  /** Whether a session is alive, whatever it may do. */
  async isSignedIn(token: ParsedToken): Promise<boolean> {
    return (await this.#lookUp(token, undefined)) !== undefined
  }

  #latestEnd = ({ signedInAt }: Caller) => new Date(signedInAt.getTime() + this.longestSession)

  async #findCaller(token: ParsedToken | undefined, permission: string | undefined): Promise<Caller> {
    const caller = token && (await this.#lookUp(token, permission))
    if (!caller) throw signedOut()
    return caller
  }

  #lookUp(token: ParsedToken, permission: string | undefined): Promise<Caller | undefined> {
    return new Promise((settle, fail) => {
      this.#queue.push({ token, permission, settle, fail })
      if (this.#running < BATCHES_AT_ONCE && this.#queue.length === 1) setImmediate(() => void this.#work())
    })
  }

  async #work(): Promise<void> {
    if (this.#running >= BATCHES_AT_ONCE) return
    this.#running += 1
    try {
      while (this.#queue.length > 0) await this.#answer(this.#queue.splice(0, MAX_BATCH))
    } finally {
      this.#running -= 1
    }
  }

  async #answer(batch: Waiting[]): Promise<void> {
    try {
      const found = await findCallers(this.pool, batch, this.clock())
      for (const [index, waiting] of batch.entries()) waiting.settle(found.get(index))
    } catch (error) {
      for (const waiting of batch) waiting.fail(error)
    }
  }
}
