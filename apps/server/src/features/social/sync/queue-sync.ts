import { syncKind } from '@zhanggui/domain/social/sync-codes'
import { z } from 'zod'
import { missing, refuse } from '#platform/http/refusals'
import type { QueuedJob } from '#platform/jobs/job.sql'
import type { StaffContext } from '#platform/http/route'
import type { WriteContext } from '#platform/transactions'
import { deleteSync, lockSync, putSync, restartSync, type SyncSubject } from './sync.sql.ts'

const payload = z.object({ kind: z.enum(syncKind.codes), subjectId: z.int() })

/** The queue's entry of an item: it names the item, and the item's row says what is to be done. */
export const syncQueue: QueuedJob<z.output<typeof payload>> = { kind: 'social-sync', payload, maxAttempts: 5 }

/** Tells the social platform after this transaction, until it has heard. */
export async function queueSync(context: WriteContext, subject: SyncSubject, action: string): Promise<void> {
  const { db, now, newId, enqueue } = context
  await putSync(db, subject, { number: await newId(), action, now })
  await enqueue(syncQueue, { kind: subject.kind, subjectId: subject.subjectId })
}

/** Takes back what has not been sent yet. What is being sent, or may have gone through, cannot be. */
export async function cancelSync({ db, now }: WriteContext, subject: SyncSubject): Promise<void> {
  const row = await lockSync(db, subject)
  if (!row) return
  if (row.claimedUntil !== null && row.claimedUntil > now) return refuse('正在与微信同步，请稍后再试')
  if (row.isUnclear) return refuse('微信是否已收到尚不清楚，请先重试同步')
  await deleteSync(db, subject)
}

/** Tries one item again now, or all that have failed; how many there were. */
export async function retrySync(context: StaffContext, kind: SyncSubject['kind'], { id }: { id?: number | undefined }) {
  const { db, now, enqueue } = context
  if (id !== undefined && !(await lockSync(db, { kind, subjectId: id }))) missing('同步记录不存在')
  const ids = await restartSync(db, kind, id === undefined ? undefined : [id], now)
  for (const subjectId of ids) await enqueue(syncQueue, { kind, subjectId })
  return { count: ids.length }
}
