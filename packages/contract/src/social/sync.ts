import { syncState } from '@zhanggui/domain/social/sync-codes'
import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { id } from '../kernel/endpoint.ts'

/** How an item stands with the social platform; null where it has nothing to be told yet. */
export const syncStatus = z
  .object({
    state: z.enum(syncState.codes),
    tries: z.int(),
    /** In Chinese; empty after a success. */
    lastError: z.string(),
    nextTime: shopTime.nullable(),
    doneTime: shopTime.nullable(),
  })
  .nullable()
export type SyncStatus = z.output<typeof syncStatus>

/** The same of all items of an area. */
export const syncHealth = z.object({
  waiting: z.int(),
  /** Of those that wait, how many have failed before. */
  retrying: z.int(),
  failed: z.int(),
  lastError: z.string(),
  nextTime: shopTime.nullable(),
  doneTime: shopTime.nullable(),
})
export type SyncHealth = z.output<typeof syncHealth>

/** One item, or all that have failed. */
export const retryBody = z.object({ id: id.optional() })
export const retryReply = z.object({ count: z.int() })
/** Each retry asks the social platform, which counts the calls of all merchants together. */
export const RETRY_RATE = { max: 30, seconds: 3600 }
