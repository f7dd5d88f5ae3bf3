import { addOpenHours } from '@zhanggui/domain/store/holiday-rules'
import { findClosures } from '#features/merchants/public'
import { findOrderTimes } from '#features/orders/public'
import type { WriteContext } from '#platform/transactions'
import { refundDue } from './refund-due.ts'

/** Until when the shop has to answer; hours that it is closed do not count. Somebody is told when it has not. */
export async function setRespondDeadline({ db, now, enqueue }: WriteContext, refundNo: string): Promise<Date> {
  const [{ respondWithinHours }, closures] = [await findOrderTimes(db), await findClosures(db, now)]
  const until = addOpenHours(closures, now, respondWithinHours)
  await enqueue(refundDue, { refundNo }, until)
  return until
}
