import {
  goodsKind,
  groupBuyStatus,
  orderStatus,
  orderType,
  payChannel,
  payType,
  shippingType,
} from '@zhanggui/domain/order/order-codes'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { isAllShipped, orderRefundOf } from '@zhanggui/domain/order/order-lines'
import { orderTokens } from '@zhanggui/domain/order/order-tokens'
import type { OrderPrice } from '@zhanggui/domain/order/price-order'
import type { Draft, Line, Shop } from './draft.ts'

const { is } = orderStatus
const HOUR = 3_600_000

const moneyOf = (price: OrderPrice['lines'][number]) => ({
  goods_fen: price.goods,
  freight_fen: price.freight,
  member_fen: price.member,
  full_reduction_fen: price.fullReduction,
  merchant_coupon_fen: price.merchantCoupon,
  platform_coupon_fen: price.platformCoupon,
  points_fen: price.points,
  pay_fen: price.pay,
})

/** The rows of the order itself, once everything has happened to it. */
export function writeOrder(shop: Shop, draft: Draft) {
  const { id, orderNo, plan, buyer, lines, price, points } = draft
  const isPickUp = plan.shippingType === shippingType.is.pickUp
  const verifyCode = isPickUp ? String(id).padStart(10, '0') : ''
  const names = [buyer.nickname, buyer.name, ...lines.map(({ goods }) => goods.name)]
  const tokens = orderTokens({ orderNo, phones: [buyer.phone], names, verifyCode })
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
  shop.rows.add('shop_order', {
    id,
    order_no: orderNo,
    checkout_no: `PT${orderNo.slice(2)}`,
    uid: buyer.uid,
    type: plan.groupBuy === groupBuyStatus.is.none ? orderType.is.plain : orderType.is.groupBuy,
    goods_kind: plan.shippingType === shippingType.is.virtual ? goodsKind.is.virtual : goodsKind.is.plain,
    status: plan.status,
    refund_status: orderRefundOf(piecesOf(draft)),
    cancelled_by: plan.cancelledBy,
    group_buy: plan.groupBuy,
    ...paymentOf(draft),
    pieces: sum(lines.map((line) => line.pieces)),
    ...moneyOf(price),
    used_points: sum(points.used),
    gained_points: sum(points.gained),
    fee_percent: plan.paidAt ? shop.feePercent : 0,
    shipping_type: plan.shippingType,
    delivery_type: draft.deliveryType,
    is_split: draft.isSplit,
    ...receiverOf(draft),
    verify_code: verifyCode,
    verified_by: isPickUp && plan.receivedAt ? shop.ownerId : 0,
    ...remarksOf(shop),
    extend: [],
    is_deleted_by_buyer: plan.isDeletedByBuyer,
    is_deleted_by_shop: false,
    open_refunds: draft.openRefunds,
    has_buyer_refund: draft.hasBuyerRefund,
    due_at: dueAt(draft),
    sent_at: plan.sentAt ?? null,
    received_at: plan.receivedAt ?? null,
    completed_at: plan.completedAt ?? null,
    tokens: tokens.map((token) => `${shop.merId}:${token}`),
    version: 1,
    created_at: plan.createdAt,
    updated_at: plan.completedAt ?? plan.receivedAt ?? plan.sentAt ?? plan.paidAt ?? plan.createdAt,
  })
  for (const [position, line] of lines.entries()) writeLine(shop, draft, line, position)
  if (plan.paidAt) writeIncome(shop, draft)
}

const wechat = { type: payType.is.wechat, channel: payChannel.is.miniProgram }

const paymentOf = ({ orderNo, plan: { paidAt, payment, refund } }: Draft) => {
  // A wallet pays back at once; what waits for a channel was paid through one.
  const { type, channel } = refund?.status === refundStatus.is.refunding ? wechat : payment
  return paidAt
    ? { pay_type: type, pay_channel: channel, pay_no: `PAY${orderNo}`, paid_at: paidAt }
    : { pay_type: '', pay_channel: '', pay_no: '', paid_at: null }
}

const receiverOf = ({ buyer, plan }: Draft) => ({
  receiver_name: plan.shippingType === shippingType.is.virtual ? buyer.nickname : buyer.name,
  receiver_phone: buyer.phone,
  receiver_address: plan.shippingType === shippingType.is.delivery ? buyer.address : '',
  receiver_district_id: 0,
})

const buyerRemarks = ['请尽快发货', '包装仔细一些，送人的', '放门口即可']
const remarks = ['老顾客，多送一份小样', '已电话确认地址']

const remarksOf = ({ random }: Shop) => ({
  buyer_remark: random.chance(0.08) ? random.pick(buyerRemarks) : '',
  remark: random.chance(0.04) ? random.pick(remarks) : '',
})

const piecesOf = ({ lines }: Draft) => lines.map((line) => ({ ...line, bought: line.pieces }))

/** Until when it must be paid, or sent. */
function dueAt(draft: Draft): Date | null {
  const { status, paidAt, createdAt } = draft.plan
  if (status === is.unpaid) return new Date(createdAt.getTime() + HOUR / 2)
  const isWaiting = (status === is.toShip || status === is.partlyShipped) && !isAllShipped(piecesOf(draft))
  return isWaiting && paidAt ? new Date(paidAt.getTime() + 48 * HOUR) : null
}

function writeLine(shop: Shop, draft: Draft, line: Line, position: number) {
  const { price, points, income, plan } = draft
  const isPaid = plan.paidAt !== undefined
  const back = (name: string) => line.back[name] ?? 0
  shop.rows.add('order_line', {
    id: line.id,
    order_id: draft.id,
    position,
    product_id: line.goods.productId,
    sku_id: line.goods.skuId,
    product_name: line.goods.name,
    image: line.goods.image,
    sku_label: line.goods.label,
    unit_price_fen: line.goods.price,
    pieces: line.pieces,
    shipped: line.shipped,
    applied: line.applied,
    refunded: line.refunded,
    applied_unsent: line.appliedUnsent,
    refunded_unsent: line.refundedUnsent,
    ...moneyOf(price.lines[position] ?? price),
    used_points: points.used[position] ?? 0,
    gained_points: points.gained[position] ?? 0,
    first_commission_fen: isPaid ? (income.firstCommissions[position] ?? 0) : 0,
    second_commission_fen: isPaid ? (income.secondCommissions[position] ?? 0) : 0,
    first_rate: (income.firstCommissions[position] ?? 0) > 0 ? 3 : 0,
    second_rate: (income.secondCommissions[position] ?? 0) > 0 ? 1 : 0,
    refunded_fen: back('pay'),
    refunded_freight_fen: back('freight'),
    refunded_platform_coupon_fen: back('platformCoupon'),
    refunded_points_fen: back('points'),
    refunded_used_points: back('usedPoints'),
    refunded_gained_points: back('gainedPoints'),
    refunded_first_commission_fen: back('firstCommission'),
    refunded_second_commission_fen: back('secondCommission'),
    is_received: plan.receivedAt !== undefined,
    is_reviewed: false,
    is_refundable: true,
  })
}

function writeIncome(shop: Shop, draft: Draft) {
  const { income, plan } = draft
  shop.rows.add('order_income', {
    order_id: draft.id,
    base_fen: income.base,
    fee_fen: income.fee,
    shop_fen: income.shop,
    freight_fen: income.freight,
    refunded_base_fen: draft.refundedBase,
    refunded_fee_fen: draft.refundedFee,
    pending_fen: draft.pending,
    frozen_fen: 0,
    is_settled: plan.completedAt !== undefined,
  })
}
