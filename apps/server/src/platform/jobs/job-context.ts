import { setTimeout as delay } from 'node:timers/promises'
import { inPlatform } from '#platform/db/platform-db'
import type { Platform } from '#platform/platform'
import { transactionsOf } from '#platform/transactions'
import type { JobContext } from './job.ts'

const LONGEST_REST = 1000

export const jobContextOf = (platform: Platform, merId: number, attempt: number): JobContext => ({
  ...platform.services,
  ...transactionsOf(platform, merId, platform.clock),
  merId,
  attempt,
  clock: platform.clock,
  giveWay: async (tookMs) => {
    if (!platform.callQueue.isIdle) await delay(Math.min(tookMs, LONGEST_REST))
  },
  inPlatform: (work) => inPlatform(platform.pool, work),
  forMerchant: (each) => transactionsOf(platform, each, platform.clock),
})
