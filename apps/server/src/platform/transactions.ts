import { type Api, type Area, areaOf } from '@zhanggui/contract/kernel/area'
import { inMerchant, type MerchantDb } from './db/merchant-db.ts'
import type { Pool } from './db/connection/pool.ts'
import { insertJob, type QueuedJob } from './jobs/job.sql.ts'
import { insertEvents } from './outbox/outbox.sql.ts'
import { type Announcement, type AreaAudience, insertNews } from './push/announce.sql.ts'

/** Context of a writing transaction, opened by a person's call, a job or the gateway. */
export interface WriteContext {
  readonly db: MerchantDb
  readonly now: Date
  readonly newId: () => Promise<number>
  /** Enqueues a job with this transaction; runs at once unless `runAt` is later. */
  readonly enqueue: <T extends object>(job: QueuedJob<T>, payload: NoInfer<T>, runAt?: Date) => Promise<void>
  /** Notifies the merchant's staff when this transaction commits. */
  readonly announce: (announcement: Announcement) => void
  /** Makes open consoles refetch another area on commit; the call's own area is announced automatically. */
  readonly announceArea: (api: Api) => void
}

/** Transactions of one merchant, for work that needs several or must wait outside one. */
export interface MerchantTransactions {
  readonly inRead: <T>(work: (db: MerchantDb) => Promise<T>) => Promise<T>
  readonly inWrite: <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>
}

interface Base {
  readonly pool: Pool
  readonly newId: () => Promise<number>
  /** Tells the node's worker that a job is due. */
  readonly wakeWorker: () => void
}

export const transactionsOf = (
  base: Base,
  merId: number,
  clock: () => Date,
  audience: AreaAudience = {},
): MerchantTransactions => ({
  inRead: (work) => inMerchant(base.pool, merId, 'read', work),
  inWrite: (work) => inMerchant(base.pool, merId, 'write', (db) => runWrite(base, db, clock(), work, audience)),
})

/** Runs `work` in an open transaction and writes its announcements last. */
export async function runWrite<T>(
  { newId, wakeWorker }: Pick<Base, 'newId' | 'wakeWorker'>,
  db: MerchantDb,
  now: Date,
  work: (context: WriteContext) => Promise<T>,
  { changed, ...audience }: AreaAudience & { readonly changed?: Area | undefined } = {},
): Promise<T> {
  const announcements: Announcement[] = []
  const areas = new Map(changed && [[changed.name, changed]])
  const result = await work({
    db,
    now,
    newId,
    enqueue: async (job, payload, runAt = now) => {
      db.sendAlong(insertJob(db, job, { id: await newId(), payload, runAt, createdAt: now }))
      if (runAt <= now) db.afterCommit(wakeWorker)
    },
    announce: (announcement) => void announcements.push(announcement),
    announceArea: (api) => void areas.set(areaOf(api).name, areaOf(api)),
  })
  db.sendAlong(insertEvents({ db, now, newId, wakeWorker }, db.takeTold()))
  db.sendAlong(insertNews(db, { announcements, areas: [...areas.values()], audience }, now))
  return result
}
