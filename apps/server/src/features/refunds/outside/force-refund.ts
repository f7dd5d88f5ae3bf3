import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { refundApi } from '@zhanggui/contract/order/refund'
import { recordEvent } from '#features/orders/public'
import type { WriteContext } from '#platform/transactions'
import { checkRefund } from '../core/lock-refund-for.ts'
import { lockRefund } from '../core/refund-row.sql.ts'
import { startRefund } from '../core/start-refund.ts'

interface Decision {
  readonly refundOrderNo: string
  readonly remark: string
}

/** The platform decides for the buyer; the shop is told once, however often the same is decided. */
export async function forceRefund(context: WriteContext, { refundOrderNo, remark }: Decision): Promise<null> {
  const locked = await lockRefund(context.db, refundOrderNo)
  const { order, refund } = locked
  if (refund.is_forced && refund.platform_remark === remark) return null
  checkRefund(refund, 'force')
  await recordEvent(context, {
    orderId: order.id,
    refundId: refund.id,
    kind: 'compulsory',
    message: remark === '' ? '平台强制退款' : `平台强制退款：${remark}`,
    actor: { kind: 'platform', name: '平台' },
  })
  await startRefund(context, locked, { is_forced: true, platform_remark: remark })
  context.announce({
    kind: noticeKind.is.refundResult,
    title: '平台强制退款',
    content: `订单 ${order.orderNo} 已由平台强制退款`,
    url: `/order/refund?refundOrderNo=${refundOrderNo}`,
    permission: refundApi.list.permission,
  })
  return null
}
