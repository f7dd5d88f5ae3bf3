import { z } from 'zod'
import { TrackingTrouble } from '#features/express/public'
import { defineJob } from '#platform/jobs/job'
import { insertJobUnlessWaiting, listMerchantIds } from '#platform/jobs/job.sql'
import type { WriteContext } from '#platform/transactions'
import { hasDue, lockDue, lockParcel, type PolledParcel, updateParcel } from './poll-parcel.sql.ts'
import { LEASE_MS, pollParcel } from './poll-parcel.ts'
import { takePoll } from './poll-quota.sql.ts'

/** Of one run; a shop with more due comes again after the others had their turn. */
const AT_ONCE = 20

/** Asks the carriers for the parcels of one shop that are due, those that have waited longest first. */
export const pollParcelsJob = defineJob({
  kind: 'poll-parcels',
  payload: z.object({}),
  // What is not asked now is due at the next round.
  maxAttempts: 1,
  run: async (context) => {
    for (let asked = 0; asked < AT_ONCE; asked += 1) {
      const parcel = await context.inWrite(claimDue)
      if (!parcel) return
      const said = await pollParcel(context, parcel, context.clock())
      // It answers nobody now; the next round begins with one question.
      if (said instanceof TrackingTrouble && said.isAway) return
    }
    await context.inWrite(planPolls)
  },
})

/** Looks which shops have parcels that are due. */
export const planPollsJob = defineJob({
  kind: 'plan-parcel-polls',
  payload: z.object({}),
  everySeconds: 120,
  run: async ({ inPlatform, forMerchant, log }) => {
    for (const merId of await inPlatform(listMerchantIds)) {
      await forMerchant(merId)
        .inWrite(planPolls)
        .catch((error: unknown) => log.error({ err: error, merId }, 'parcels that are due were not looked for'))
    }
  },
})

async function planPolls({ db, now, newId }: WriteContext): Promise<void> {
  if (!(await hasDue(db, now))) return
  await insertJobUnlessWaiting(db, pollParcelsJob, { id: await newId(), payload: {}, runAt: now, createdAt: now })
}

/** Undefined when nothing is due, or the day's questions are used up. */
async function claimDue({ db, now }: WriteContext): Promise<PolledParcel | undefined> {
  const id = await lockDue(db, now)
  if (id === undefined || !(await takePoll(db, now, 'clock'))) return undefined
  const parcel = await lockParcel(db, id)
  // Of an order that the shop has deleted.
  const next_poll_at = parcel ? new Date(now.getTime() + LEASE_MS) : null
  await updateParcel(db, id, { next_poll_at })
  return parcel
}
