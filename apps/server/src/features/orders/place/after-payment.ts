import { homeApi } from '@zhanggui/contract/home'
import { orderApi } from '@zhanggui/contract/order/order'
import { userApi } from '@zhanggui/contract/user/user'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { shippingType } from '@zhanggui/domain/order/order-codes'
import type { ReceiptPrinting } from '@zhanggui/domain/store/store-codes'
import { findGifts, giftCoupons } from '#features/coupons/public'
import { textStaff } from '#features/sms/public'
import { listSmsPhones } from '#features/staff/public'
import type { WriteContext } from '#platform/transactions'
import type { LockedOrder } from '../core/order-row.sql.ts'
import { printWhenWanted } from '../print/print-slip.job.ts'

/** What is read for it; travels with what the payment asks first. */
export async function askAfterPayment({ db }: WriteContext, orderNo: string) {
  const [phones, couponIds] = await Promise.all([listSmsPhones(db), findGifts(db, orderNo)])
  return { phones, couponIds }
}

/**
 * What a payment sets in motion. It is written with the payment, as notices and jobs, so that nothing of it is lost when a
 * node dies, and nothing happens for a payment that was rolled back. `order` is as it stood before.
 */
export async function afterPayment(
  context: WriteContext,
  order: LockedOrder,
  printing: ReceiptPrinting,
  { phones, couponIds }: Awaited<ReturnType<typeof askAfterPayment>>,
): Promise<void> {
  context.announce({
    kind: noticeKind.is.newOrder,
    title: '新订单提醒',
    content: `你有新的订单 ${order.orderNo}，请及时处理`,
    url: `/order/list?keyword=${order.orderNo}`,
    permission: 'merchant:order:page:list',
    subject: order.orderNo,
  })
  context.announceArea(orderApi)
  context.announceArea(homeApi)
  context.announceArea(userApi)
  await Promise.all([
    textStaff(context, phones, order.orderNo),
    giftCoupons(context, order.uid, couponIds),
    order.shippingType === shippingType.is.delivery && printWhenWanted(context, order, printing),
  ])
}
