import { inPlatform } from '#platform/db/platform-db'
import type { Platform } from '#platform/platform'
import { transactionsOf } from '#platform/transactions'
import type { JobContext } from './job.ts'

export const jobContextOf = (platform: Platform, merId: number, attempt: number): JobContext => ({
  ...platform.services,
  ...transactionsOf(platform, merId, platform.clock),
  merId,
  attempt,
  clock: platform.clock,
  inPlatform: (work) => inPlatform(platform.pool, work),
  forMerchant: (each) => transactionsOf(platform, each, platform.clock),
})
