import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { parcelApi } from '@zhanggui/contract/order/parcel'
import { whyNotPoll } from '@zhanggui/domain/order/parcel/judge-parcel'
import { TrackingTrouble } from '#features/express/public'
import { missing, refuse, refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { takeQuestion } from './pay-for-question.ts'
import { lockParcel, updateParcel } from './poll-parcel.sql.ts'
import { LEASE_MS, pollParcel } from './poll-parcel.ts'

/** Asks the carrier at somebody's word, whatever the timetable says. */
export async function pollNow(context: OutsideContext, { id }: InputOf<typeof parcelApi.poll>) {
  const { inWrite, recordCall } = context
  const parcel = await inWrite(async ({ db, now }) => {
    const found = (await lockParcel(db, id)) ?? missing('包裹不存在')
    refuseIf(whyNotPoll({ isWatched: found.nextPollAt !== null }))
    await takeQuestion({ db, now })
    await updateParcel(db, id, { next_poll_at: new Date(now.getTime() + LEASE_MS) })
    await recordCall(db, found.orderNo)
    return found
  })
  const said = await pollParcel(context, parcel, context.now)
  return said instanceof TrackingTrouble && !said.isUnseen ? refuse(said.message) : null
}
