import { refundApi } from '@zhanggui/contract/order/refund'
import { eventType } from '@zhanggui/domain/event/event-codes'
import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { whyNotApply } from '@zhanggui/domain/refund/apply-refund'
import { computeRefund } from '@zhanggui/domain/refund/compute-refund'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { unsentOf } from '@zhanggui/domain/order/order-lines'
import {
  afterSales,
  type AfterSales,
  refundStarter,
  refundStatus,
  type ReturnWay,
} from '@zhanggui/domain/order/refund-codes'
import { isAgreedByItself } from '@zhanggui/domain/store/order-rules'
import { readOrderRules } from '#features/merchants/public'
import {
  lockOrder,
  type LockedOrder,
  newNo,
  piecesOf,
  recordEvent,
  refuseOrder,
  updateLine,
} from '#features/orders/public'
import type { WriteContext } from '#platform/transactions'
import { agreeRefund } from '../core/agree-refund.ts'
import { insertRefund, lockRefund, type StoredRefund } from '../core/refund-row.sql.ts'
import { findLine, type OrderLine } from '../core/refundable-lines.ts'
import { setRespondDeadline } from '../core/respond-deadline.ts'
import { keepWhenElsewhere } from '../pictures/keep-pictures.job.ts'
import { settleOrder } from '../core/settle-order.ts'

interface Application {
  readonly orderNo: string
  readonly orderDetailId: number
  readonly num: number
  readonly afterSalesType: AfterSales
  readonly returnGoodsType: ReturnWay
  readonly reason: string
  readonly explain: string
  readonly pictures: readonly string[]
}

/** A buyer wants money back for pieces of one line. */
export async function applyForRefund(context: WriteContext, application: Application) {
  const { db, now } = context
  const order = await lockOrder(db, application.orderNo)
  const line = await findLine(db, order.id, application.orderDetailId)
  checkApplication(order, line, application)
  const { pay } = computeRefund(line.refundable, { pieces: application.num, withFreight: true })
  const refundNo = newNo('RE', now)
  const id = await insertApplication(context, order, line, application, { refundNo, amount: pay })
  await recordEvent(context, {
    orderId: order.id,
    refundId: id,
    kind: 'apply',
    message: `用户申请${afterSales.label(application.afterSalesType)}，原因：${application.reason}`,
    actor: { kind: 'buyer', id: order.uid },
  })
  db.tell({
    type: eventType.is.refundApplied,
    subject: order.orderNo,
    data: {
      orderNo: order.orderNo,
      refundOrderNo: refundNo,
      orderDetailId: line.stored.id,
      num: application.num,
      refundPrice: formatYuan(toFen(pay)),
    },
  })
  await keepWhenElsewhere(context, refundNo, application.pictures)
  const isAgreed = await agreeByRules(context, refundNo)
  if (!isAgreed) await settleOrder(context, order)
  announce(context, order, refundNo, isAgreed)
  return { refundOrderNo: refundNo, refundPrice: toFen(pay) }
}

function checkApplication(order: LockedOrder, { stored }: OrderLine, application: Application) {
  const refusal = whyNotApply(
    order,
    { ...piecesOf(stored), isRefundable: stored.is_refundable },
    { pieces: application.num, afterSales: application.afterSalesType, returnWay: application.returnGoodsType },
  )
  if (refusal) refuseOrder(refusal)
}

async function insertApplication(
  context: WriteContext,
  order: LockedOrder,
  { stored }: OrderLine,
  application: Application,
  { refundNo, amount }: { refundNo: string; amount: number },
): Promise<number> {
  const { num, afterSalesType, returnGoodsType } = application
  const id = await context.newId()
  const isReturn = afterSalesType === afterSales.is.withReturn
  const unsent = unsentOf(piecesOf(stored), num, isReturn)
  await insertRefund(context, {
    id,
    refund_no: refundNo,
    order_id: order.id,
    line_id: stored.id,
    uid: order.uid,
    status: refundStatus.is.toAudit,
    after_sales: afterSalesType,
    return_way: returnGoodsType,
    started_by: refundStarter.is.buyer,
    pieces: num,
    unsent,
    restock: isReturn || unsent > 0,
    amount_fen: amount,
    reason: application.reason,
    explanation: application.explain,
    pictures: JSON.stringify(application.pictures),
    due_at: await setRespondDeadline(context, refundNo),
  })
  await updateLine(context.db, stored, {
    applied: stored.applied + num,
    applied_unsent: stored.applied_unsent + unsent,
  })
  return id
}

/** The shop lets small refunds of what it has not sent pass without a look. */
async function agreeByRules(context: WriteContext, refundNo: string): Promise<boolean> {
  const { order, refund } = await lockRefund(context.db, refundNo)
  const { autoRefundPrice, shipWithinHours } = await readOrderRules(context.db)
  const rules = { autoRefundFen: autoRefundPrice ?? undefined, shipWithinHours }
  if (!isMoneyOnly(refund)) return false
  if (!isAgreedByItself(rules, { isShipped: isHandedOver(order), amountFen: toFen(refund.amount_fen) })) return false
  await agreeRefund(
    context,
    { order, refund },
    { actor: { kind: 'system' }, message: '符合自动退款规则，系统自动同意' },
  )
  return true
}

const isMoneyOnly = (refund: StoredRefund) => refund.after_sales === afterSales.is.moneyOnly

/** A courier who was called counts too: somebody may be packing. */
const isHandedOver = ({ status }: LockedOrder) => status !== orderStatus.is.toShip && status !== orderStatus.is.toVerify

function announce(context: WriteContext, { orderNo }: LockedOrder, refundNo: string, isAgreed: boolean) {
  const notice = { url: `/order/refund?refundOrderNo=${refundNo}`, permission: refundApi.list.permission }
  if (isAgreed) {
    const content = `订单 ${orderNo} 的退款申请已按规则自动同意`
    context.announce({ ...notice, kind: noticeKind.is.refundResult, title: '自动退款', content })
    return
  }
  const content = `订单 ${orderNo} 有新的退款申请，请及时处理`
  context.announce({ ...notice, kind: noticeKind.is.refundRequest, title: '退款申请提醒', content, subject: refundNo })
}
