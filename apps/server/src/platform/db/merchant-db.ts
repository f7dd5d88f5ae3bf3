import type { OutsideEvent } from '@zhanggui/domain/event/outside-event'
import type { Kysely } from 'kysely'
import { retryOnce } from './connection/retry-once.ts'
import type { Pool } from './connection/pool.ts'
import type { DB } from './schema.ts'
import { Scope } from './connection/scope.ts'

declare const merchantScope: unique symbol

/**
 * A transaction that belongs to one merchant: role and setting are in place, so row-level security holds whatever a
 * query forgets. SQL functions of merchant tables accept nothing else.
 */
export interface MerchantDb {
  readonly [merchantScope]: true
  readonly merId: number
  readonly q: Kysely<DB>
  /**
   * For a write whose answer nobody needs: it travels with what is asked next. The commit waits for it, and fails if it
   * has failed.
   */
  readonly sendAlong: (write: Promise<unknown>) => void
  /** Waits for what was sent along, and throws if something of it failed. */
  readonly allArrived: () => Promise<void>
  /** Runs once what this transaction wrote can be seen by others; never where it is rolled back. */
  readonly afterCommit: (react: () => void) => void
  /** Tells the shop's other programs of what this transaction does; numbered and written at its end. */
  readonly tell: (...events: readonly OutsideEvent[]) => void
  /** What was told so far, for whoever writes it. */
  readonly takeTold: () => readonly OutsideEvent[]
}

export type TransactionMode = 'read' | 'write'

export interface MerchantTransaction {
  readonly db: MerchantDb
  commit(): Promise<void>
  rollback(): Promise<void>
}

export function openMerchant(pool: Pool, merId: number, mode: TransactionMode): MerchantTransaction {
  if (!Number.isSafeInteger(merId) || merId < 1) throw new RangeError('not a merchant id')
  const begin = mode === 'read' ? 'begin read only' : 'begin'
  const reactions: (() => void)[] = []
  const sent: Promise<unknown>[] = []
  const told: OutsideEvent[] = []
  const allArrived = async () => void (await Promise.all(sent.splice(0)))
  const scope = new Scope(pool, begin, ['set local role zhanggui_merchant', `set local app.mer_id = '${merId}'`])
  const db: Omit<MerchantDb, typeof merchantScope> = {
    merId,
    // Created with the first query: many calls need none.
    get q() {
      return scope.q
    },
    sendAlong: (write: Promise<unknown>) => {
      // Without a listener a failure would end the process before anybody waits for it.
      write.catch(() => undefined)
      sent.push(write)
    },
    allArrived,
    afterCommit: (react: () => void) => void reactions.push(react),
    tell: (...events: readonly OutsideEvent[]) => void told.push(...events),
    takeTold: () => told.splice(0),
  }
  return {
    db: db as MerchantDb,
    commit: async () => {
      await allArrived()
      if (told.length > 0) throw new Error('events were told that nobody has written: see runWrite')
      await scope.close('commit')
      for (const react of reactions) react()
    },
    rollback: () => scope.close('rollback'),
  }
}

/** Runs `work` in one transaction of the merchant; may run twice (see `retryOnce`). */
export function inMerchant<T>(
  pool: Pool,
  merId: number,
  mode: TransactionMode,
  work: (db: MerchantDb) => Promise<T>,
): Promise<T> {
  return retryOnce(() => tryInMerchant(pool, merId, mode, work))
}

async function tryInMerchant<T>(
  pool: Pool,
  merId: number,
  mode: TransactionMode,
  work: (db: MerchantDb) => Promise<T>,
): Promise<T> {
  const transaction = openMerchant(pool, merId, mode)
  try {
    const result = await work(transaction.db)
    await transaction.commit()
    return result
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}
