import { orderApi } from '@zhanggui/contract/order/order'
import type { OrderDetail } from '@zhanggui/contract/order/order-fields'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { maskBuyer } from '@zhanggui/domain/order/mask-buyer'
import { orderRefusal, whyNotOrder } from '@zhanggui/domain/order/order-state'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { heldPermissions } from '#features/staff/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { StaffContext } from '#platform/http/route'
import { listLinesByNo, type StoredLine } from '../core/order-line.sql.ts'
import { findOrder, refuseOrder } from '../core/order-row.sql.ts'
import { listLinesOf } from '../list/order-list.sql.ts'
import { findDetail, listEvents } from './order-detail.sql.ts'
import { listShipments } from './shipment.sql.ts'

interface Numbered {
  readonly orderNo: string
}

/** Everything about an order; who the buyer is stays masked, and a code is for those who may verify it. */
export async function readOrder(context: StaffContext, { orderNo }: Numbered): Promise<OrderDetail> {
  const { db } = context
  const [found, lines, held] = await Promise.all([
    findDetail(db, orderNo),
    listLinesByNo(db, orderNo),
    heldPermissions(context),
  ])
  const order = found ?? refuseOrder(orderRefusal.missing)
  const verifyCode = hasPermission(held, orderApi.verify.permission) ? order.verifyCode : ''
  return { ...maskBuyer(order), nikeName: order.nickName, verifyCode, orderDetailList: lines.map(lineDetail) }
}

const lineDetail = (line: StoredLine): OrderDetail['orderDetailList'][number] => {
  const goods = line.pay_fen - line.freight_fen
  const refundedGoods = line.refunded_fen - line.refunded_freight_fen
  return {
    id: line.id,
    productId: line.product_id,
    attrValueId: line.sku_id,
    productName: line.product_name,
    image: line.image,
    sku: line.sku_label,
    price: toFen(line.unit_price_fen),
    vipPrice: line.member_price_fen === null ? null : toFen(line.member_price_fen),
    payNum: line.pieces,
    deliveryNum: line.shipped,
    applyRefundNum: line.applied,
    refundNum: line.refunded,
    applyUnsentNum: line.applied_unsent,
    refundUnsentNum: line.refunded_unsent,
    payPrice: toFen(line.pay_fen),
    refundPrice: toFen(line.refunded_fen),
    isReply: line.is_reviewed,
    freightFee: toFen(line.freight_fen),
    fullReductionPrice: toFen(line.full_reduction_fen),
    merCouponPrice: toFen(line.merchant_coupon_fen),
    platCouponPrice: toFen(line.platform_coupon_fen),
    integralPrice: toFen(line.points_fen),
    useIntegral: line.used_points,
    gainIntegral: line.gained_points,
    firstBrokerageFee: toFen(line.first_commission_fen),
    secondBrokerageFee: toFen(line.second_commission_fen),
    refundFreightFee: toFen(line.refunded_freight_fen),
    refundableGoods: toFen(goods - refundedGoods),
    refundableAll: toFen(line.pay_fen - line.refunded_fen),
  }
}

export async function readLines({ db }: StaffContext, { orderNo }: Numbered) {
  return listLinesOf(db, (await findOrder(db, orderNo)).id)
}

export async function readShipments({ db }: StaffContext, { orderNo }: Numbered) {
  return listShipments(db, (await findOrder(db, orderNo)).id)
}

export async function readEvents({ db }: StaffContext, { orderNo, ...query }: Numbered & PageQuery) {
  return listEvents(db, (await findOrder(db, orderNo)).id, query)
}

const receiverOf = async (db: MerchantDb, orderNo: string) => {
  const order = await findOrder(db, orderNo)
  const { receiverName: realName, receiverPhone: userPhone, receiverAddress: userAddress } = order
  return { order, receiver: { realName, userPhone, userAddress } }
}

/** To whom an order goes, for as long as it may be sent: later it takes a look that is counted. */
export async function readReceiver({ db, recordChanges }: StaffContext, { orderNo }: Numbered) {
  const { order, receiver } = await receiverOf(db, orderNo)
  const refusal = whyNotOrder(order, 'ship')
  if (refusal) refuseOrder(refusal)
  recordChanges([], orderNo)
  return receiver
}

/** Who the buyer is; the call is logged, and limited by its contract. */
export async function revealBuyer({ db, recordChanges }: StaffContext, { orderNo }: Numbered) {
  const { receiver } = await receiverOf(db, orderNo)
  const { phone } = (await findDetail(db, orderNo)) ?? refuseOrder(orderRefusal.missing)
  recordChanges([], orderNo)
  return { ...receiver, phone }
}
