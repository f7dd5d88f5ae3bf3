import { parcelApi } from '@zhanggui/contract/order/parcel'
import { hearOf, retryPoll } from '@zhanggui/domain/order/parcel/judge-parcel'
import { askCarrier, type Tracking, TrackingTrouble } from '#features/express/public'
import type { Services } from '#platform/services'
import type { MerchantTransactions, WriteContext } from '#platform/transactions'
import { lockParcel, type PolledParcel, updateParcel } from './poll-parcel.sql.ts'
import { tellProblem } from './tell-problem.ts'

const MINUTE = 60_000
/** Longer than a question can take: a node that dies leaves the parcel to the next. */
export const LEASE_MS = 5 * MINUTE

type Asker = Pick<Services, 'config'> & Pick<MerchantTransactions, 'inWrite'>

/** Asks the carrier once, outside any transaction, and notes what it says; the question is paid for already. */
export async function pollParcel(
  { config, inWrite }: Asker,
  parcel: PolledParcel,
  now: Date,
): Promise<Tracking | TrackingTrouble> {
  const said = await askCarrier({ config, now }, parcel)
  await inWrite((context) => note(context, parcel, said))
  return said
}

async function note(context: WriteContext, asked: PolledParcel, said: Tracking | TrackingTrouble): Promise<void> {
  const { db, now } = context
  const parcel = await lockParcel(db, asked.id)
  // Taken back, received or sent by another number while the carrier was asked.
  if (!parcel?.nextPollAt || parcel.trackingNumber !== asked.trackingNumber) return
  if (parcel.expressCode !== asked.expressCode) return
  if (said instanceof TrackingTrouble && !said.isUnseen) return noteFailure(context, parcel, said.message)
  const heard = hearOf(parcel, said instanceof TrackingTrouble ? undefined : said, now)
  const { state, lastTrace, lastTraceAt, problem, nextPollAt } = heard
  await updateParcel(db, parcel.id, {
    state,
    last_trace: lastTrace,
    last_trace_at: lastTraceAt,
    polled_at: now,
    next_poll_at: nextPollAt,
    failures: 0,
    poll_error: '',
    ...(problem !== parcel.problem && { problem, ...unhandled }),
  })
  if (problem && problem !== parcel.problem) await tellProblem(context, parcel, problem)
  context.announceArea(parcelApi)
}

const unhandled = { handled_at: null, handled_by: 0, handled_name: '', handled_note: '' }
async function noteFailure({ db, now, announceArea }: WriteContext, { id, failures }: PolledParcel, reason: string) {
  const count = failures + 1
  await updateParcel(db, id, { failures: count, poll_error: reason, next_poll_at: retryPoll(count, now) })
  announceArea(parcelApi)
}
