import { randomInt } from 'node:crypto'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { refundGateway } from '@zhanggui/contract/gateway/refund'
import { shopperGateway } from '@zhanggui/contract/gateway/shopper'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { afterSales, refundStatus, returnWay } from '@zhanggui/domain/order/refund-codes'
import type { CallGateway } from '../platform/gateway-caller.ts'
import type { OpenOrder } from './go-shopping.ts'
import type { Tally } from './tally.ts'

const chance = (percent: number) => randomInt(100) < percent
const { delivered, shipped, completed, cancelled } = orderStatus.is

/** What a buyer does who looks at an earlier order again. Answers with it as long as something may still happen. */
export async function followUp(call: CallGateway, order: OpenOrder, tally: Tally): Promise<OpenOrder | undefined> {
  if (order.refundNo) return followRefund(call, { ...order, refundNo: order.refundNo }, tally)
  const { merId, orderNo } = order
  const found = await call(orderGateway.info, { merId, orderNo })
  if (found.status === completed || found.status === cancelled) return undefined
  if (found.refundStatus === 0 && chance(6)) return applyForRefund(call, order, found, tally)
  if (found.status === shipped && chance(50)) {
    await call(orderGateway.receive, { merId, orderNo })
    tally.add('收货')
    return order
  }
  if (found.status === delivered) {
    if (chance(60)) await review(call, order, found, tally)
    return undefined
  }
  return order
}

type Found = ReplyOf<typeof orderGateway.info>

async function applyForRefund(call: CallGateway, order: OpenOrder, found: Found, tally: Tally): Promise<OpenOrder> {
  const [line] = found.detailList
  if (!line) return order
  const isReturn = line.deliveryNum > 0 && chance(60)
  const { refundOrderNo } = await call(refundGateway.apply, {
    merId: order.merId,
    number: `AS-${order.orderNo}`,
    orderNo: order.orderNo,
    orderDetailId: line.id,
    num: 1,
    afterSalesType: isReturn ? afterSales.is.withReturn : afterSales.is.moneyOnly,
    returnGoodsType: isReturn ? returnWay.is.express : returnWay.is.none,
    reason: '不想要了',
    explain: '',
    pictures: [],
  })
  tally.add('申请退款')
  return { ...order, refundNo: refundOrderNo }
}

/** Sends goods back once the shop has agreed, or thinks better of it. */
async function followRefund(call: CallGateway, order: OpenOrder & { refundNo: string }, tally: Tally) {
  const refund = { merId: order.merId, refundOrderNo: order.refundNo }
  const { refundStatus: status } = await call(refundGateway.info, refund)
  if (status === refundStatus.is.returning) {
    const parcel = { expressCode: 'zhongtong', trackingNumber: `75${String(Date.now())}`, telephone: '' }
    await call(refundGateway.sendBack, { ...refund, ...parcel })
    tally.add('退货')
  } else if (status === refundStatus.is.toAudit && chance(10)) {
    await call(refundGateway.revoke, refund)
    tally.add('撤销退款')
    return undefined
  }
  const isOver = status === refundStatus.is.refunded || status === refundStatus.is.refused
  return isOver ? undefined : order
}

async function review(call: CallGateway, { merId, uid, orderNo }: OpenOrder, { detailList }: Found, tally: Tally) {
  for (const { id } of detailList) {
    const said = { star: 3 + randomInt(3), comment: '和描述一样，会再来。', pictures: [] }
    await call(shopperGateway.review, { merId, uid, number: `RV-${id}`, orderNo, orderDetailId: id, ...said })
    tally.add('评价')
  }
}
