import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import { listMerchantIds } from '#platform/jobs/job.sql'
import type { MerchantTransactions } from '#platform/transactions'
import { closeDays, closeHours, findClosedDay, findFirstDay } from './day-sums.sql.ts'

const HOUR = 3_600_000
/** A day is closed an hour after it ended: what was begun before midnight is written by then. */
const SETTLED_MS = HOUR
/** Days that are added up in one transaction. */
const AT_ONCE = 31

/**
 * The last day that may be closed.
 * @internal for its test
 */
export const lastClosable = (now: Date): number => addDays(shopDay(new Date(now.getTime() - SETTLED_MS)), -1)

/**
 * How far the day that is not over may be added up: in full hours, and as late as days are closed.
 * @internal for bench/
 */
export function lastCountable(now: Date): Date | undefined {
  const settled = now.getTime() - SETTLED_MS
  const until = new Date(settled - (settled % HOUR))
  return until > startOfDay(shopDay(until)) ? until : undefined
}

/** Adds up the days that are over, and today by the hour, so that bills and far pages of the flow need not read every entry. */
export const closeDaysJob = defineJob({
  kind: 'close-days',
  payload: z.object({}),
  everySeconds: 3600,
  run: async ({ inPlatform, forMerchant, clock, log }) => {
    for (const merId of await inPlatform(listMerchantIds)) {
      await closeMerchant(forMerchant(merId), clock()).catch((error: unknown) =>
        log.error({ err: error, merId }, 'closing days failed'),
      )
    }
  },
})

async function closeMerchant({ inRead, inWrite }: MerchantTransactions, now: Date) {
  const last = lastClosable(now)
  const begun = await inRead(findBegin)
  if (begun === undefined) return
  for (let first = begun; first <= last;) {
    const days = { first, last: Math.min(last, addDays(first, AT_ONCE - 1)) }
    await inWrite(({ db }) => closeDays(db, days))
    first = addDays(days.last, 1)
  }
  const until = lastCountable(now)
  if (until) await inWrite(({ db }) => closeHours(db, until))
}

async function findBegin(db: Parameters<typeof findClosedDay>[0]) {
  const closed = await findClosedDay(db)
  return closed > 0 ? addDays(closed, 1) : findFirstDay(db)
}
