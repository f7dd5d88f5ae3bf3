import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { parcelApi } from '@zhanggui/contract/order/parcel'
import { whyNotPoll } from '@zhanggui/domain/order/parcel/judge-parcel'
import { TrackingTrouble } from '#features/express/public'
import { missing, refuse, refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { lockParcel, updateParcel } from './poll-parcel.sql.ts'
import { LEASE_MS, pollParcel } from './poll-parcel.ts'
import { findPollsPerDay, takePoll } from './poll-quota.sql.ts'

/** Asks the carrier at somebody's word, whatever the timetable says. */
export async function pollNow(context: OutsideContext, { id }: InputOf<typeof parcelApi.poll>) {
  const { inWrite, recordCall } = context
  const parcel = await inWrite(async ({ db, now }) => {
    const found = (await lockParcel(db, id)) ?? missing('包裹不存在')
    refuseIf(whyNotPoll({ isWatched: found.nextPollAt !== null }))
    if (!(await takePoll(db, now, 'person'))) {
      refuse(`今日物流查询次数已用完（共 ${await findPollsPerDay(db)} 次），明天 0 点后恢复`)
    }
    await updateParcel(db, id, { next_poll_at: new Date(now.getTime() + LEASE_MS) })
    await recordCall(db, found.orderNo)
    return found
  })
  const said = await pollParcel(context, parcel, context.now)
  return said instanceof TrackingTrouble && !said.isUnseen ? refuse(said.message) : null
}
