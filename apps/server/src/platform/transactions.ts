import { type Api, type Area, areaOf } from '@zhanggui/contract/kernel/area'
import { inMerchant, type MerchantDb } from './db/merchant-db.ts'
import type { Pool } from './db/connection/pool.ts'
import { insertJob, type QueuedJob } from './jobs/job.sql.ts'
import { announceAreas, type Announcement, type AreaAudience, insertAnnouncements } from './push/announce.sql.ts'

/** What may be done in a transaction that writes, whoever opened it: a person's call, a job, the gateway. */
export interface WriteContext {
  readonly db: MerchantDb
  readonly now: Date
  readonly newId: () => Promise<number>
  /** Plans a job, if and when this transaction commits; at once unless `runAt` is later. */
  readonly enqueue: <T extends object>(job: QueuedJob<T>, payload: NoInfer<T>, runAt?: Date) => Promise<void>
  /** Tells the merchant's staff, if and when this transaction commits. */
  readonly announce: (announcement: Announcement) => void
  /** Tells open consoles, at the commit, that what they show of an area is different, beside the area of the call itself. */
  readonly announceArea: (api: Api) => void
}

/** Transactions of one merchant, for work that takes more than one or that must not wait inside one. */
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

/** Runs `work` in an open transaction and writes what it announced as the last act. */
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
      await insertJob(db, job, { id: await newId(), payload, runAt, createdAt: now })
      if (runAt <= now) db.afterCommit(wakeWorker)
    },
    announce: (announcement) => void announcements.push(announcement),
    announceArea: (api) => void areas.set(areaOf(api).name, areaOf(api)),
  })
  await insertAnnouncements(db, announcements, now)
  await announceAreas(db, [...areas.values()], audience)
  return result
}
