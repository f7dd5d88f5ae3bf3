import { createHash } from 'node:crypto'
import { parsed } from '@zhanggui/contract/kernel/codecs'
import { z } from 'zod'
import type { PlatformDb } from '#platform/db/platform-db'
import { insertJob, type QueuedJob } from '#platform/jobs/job.sql'
import { insertMessage } from './social-message.sql.ts'

const envelope = z.looseObject({
  MsgType: z.string(),
  Event: z.string().max(100).default(''),
  CreateTime: z.int().min(0),
  MsgId: z.union([z.string(), z.number()]).optional(),
})

const payload = z.object({ id: z.string() })
export const messageQueue: QueuedJob<z.output<typeof payload>> = { kind: 'social-message', payload, maxAttempts: 10 }

interface TakeContext {
  readonly inPlatform: <T>(work: (db: PlatformDb) => Promise<T>) => Promise<T>
  readonly newId: () => Promise<number>
  readonly now: Date
}

/**
 * Keeps a message and plans its work in one transaction: what was answered with success is not lost, and a message that
 * comes twice is worked on once. False where it is not a message.
 */
export async function takeMessage({ inPlatform, newId, now }: TakeContext, raw: string): Promise<boolean> {
  const { success, data } = envelope.safeParse(parsed(raw))
  if (!success) return false
  // Events have no number of their own; one that is sent again has the same text.
  const id = data.MsgId === undefined ? createHash('sha256').update(raw).digest('hex') : `msg:${data.MsgId}`
  const jobId = await newId()
  await inPlatform(async (db) => {
    if (!(await insertMessage(db, { id: id.slice(0, 100), event: data.Event, body: data }, now))) return
    await insertJob(db, messageQueue, { id: jobId, payload: { id: id.slice(0, 100) }, runAt: now, createdAt: now })
  })
  return true
}
