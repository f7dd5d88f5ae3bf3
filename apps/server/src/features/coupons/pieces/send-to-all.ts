import type { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { whyNotSend } from '@zhanggui/domain/coupon/coupon-rules'
import { checkSeesUsers, findUsers, listUserNames } from '#features/shoppers/public'
import { startTask } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findCoupon } from '../coupon.sql.ts'
import { refuseCoupon } from '../refuse-coupon.ts'
import { sendCouponJob } from './send-coupon.job.ts'

const MOST = 10_000

/** To everybody whom the filter lets through, as a task that tells who got none and why. */
export async function sendToAll(context: StaffContext, input: InputOf<typeof couponApi.sendToAll>) {
  const { db, now, staff, address } = context
  const { couponId, filter, expected } = input
  await checkSeesUsers(context)
  const coupon = await findCoupon(db, couponId)
  const refusal = whyNotSend(coupon, 1, now)
  if (refusal) refuseCoupon(refusal)
  const uids = await findUsers(db, filter, now, MOST + 1)
  if (uids.length > MOST) refuse(`一次最多发送给${MOST}个用户，请缩小筛选范围`)
  if (uids.length !== expected) refuse(`筛选结果已变化（现有 ${uids.length} 个），请刷新后重试`)
  if (uids.length === 0) refuse('请选择要设置的用户')
  const names = await listUserNames(db, uids)
  context.recordChanges([{ field: '发送人数', before: '', after: String(uids.length) }], coupon.name)
  return startTask(context, sendCouponJob, {
    title: `发送优惠券「${coupon.name}」`,
    params: { couponId, account: staff.account, address },
    items: uids.map((refId) => ({ refId, label: names.get(refId) ?? String(refId) })),
  })
}
