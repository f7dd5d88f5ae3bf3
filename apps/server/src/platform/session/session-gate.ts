import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { renewedExpiry } from '@zhanggui/domain/session/session-rules'
import type { Clock } from '#platform/clock'
import type { Pool } from '#platform/db/connection/pool'
import { forbidden, signedOut } from '#platform/http/refusals'
import { findEntrants, type Entrant, renewSession } from './session.sql.ts'
import type { Staff } from './staff.ts'
import type { ParsedToken } from './token.ts'

interface Waiting {
  readonly token: ParsedToken
  readonly permission: string | undefined
  readonly settle: (entrant: Entrant | undefined) => void
  readonly fail: (error: unknown) => void
}

const LARGEST_BATCH = 500
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
    /** Milliseconds from signing in until a session ends however much it is used. */
    readonly longestSession: number,
  ) {}

  /** Lets the caller of an endpoint in, or throws the 401 or 403. Using a session renews it. */
  async enter(token: ParsedToken | undefined, endpoint: Endpoint): Promise<Staff> {
    const permission = endpoint.everyRole || endpoint.permission === 'session' ? undefined : endpoint.permission
    const entrant = await this.#look(token, permission)
    const renewed = renewedExpiry(entrant.expiresAt, this.#latestEnd(entrant), this.clock())
    if (renewed) await renewSession(this.pool, entrant.staff, renewed)
    if (!entrant.isAllowed) throw forbidden()
    return entrant.staff
  }

  /** Whether a session is alive and may see what the permission guards; looking does not renew it. */
  async mayHear(token: ParsedToken, permission: string | undefined): Promise<boolean> {
    return (await this.#look(token, permission)).isAllowed
  }

  #latestEnd = ({ signedInAt }: Entrant) => new Date(signedInAt.getTime() + this.longestSession)

  async #look(token: ParsedToken | undefined, permission: string | undefined): Promise<Entrant> {
    if (!token) throw signedOut()
    const entrant = await new Promise<Entrant | undefined>((settle, fail) => {
      this.#queue.push({ token, permission, settle, fail })
      if (this.#running < BATCHES_AT_ONCE && this.#queue.length === 1) setImmediate(() => void this.#work())
    })
    if (!entrant) throw signedOut()
    return entrant
  }

  async #work(): Promise<void> {
    if (this.#running >= BATCHES_AT_ONCE) return
    this.#running += 1
    try {
      while (this.#queue.length > 0) await this.#answer(this.#queue.splice(0, LARGEST_BATCH))
    } finally {
      this.#running -= 1
    }
  }

  async #answer(batch: Waiting[]): Promise<void> {
    try {
      const found = await findEntrants(this.pool, batch, this.clock())
      for (const [index, waiting] of batch.entries()) waiting.settle(found.get(index))
    } catch (error) {
      for (const waiting of batch) waiting.fail(error)
    }
  }
}
