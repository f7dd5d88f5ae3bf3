import { inMerchant } from '#platform/db/merchant-db'
import { inPlatform } from '#platform/db/platform-db'
import { insertJob } from '#platform/jobs/job.sql'
import type { TestApp } from '#test/app/test-app'

interface JobTraits {
  readonly kind: string
  readonly payload: object
  readonly inMs?: number
  readonly maxAttempts?: number
  readonly uniqueKey?: string
  readonly merId?: number
}

/** A job in the queue, of a merchant or of the platform. */
export async function makeJob(app: TestApp, { kind, payload, inMs = 0, maxAttempts = 3, merId, ...rest }: JobTraits) {
  const createdAt = app.now()
  const runAt = new Date(createdAt.getTime() + inMs)
  const facts = { id: await app.platform.newId(), payload, runAt, createdAt, ...rest }
  const job = { kind, maxAttempts }
  if (merId === undefined) await inPlatform(app.platform.pool, (db) => insertJob(db, job, facts))
  else await inMerchant(app.platform.pool, merId, 'write', (db) => insertJob(db, job, facts))
}
