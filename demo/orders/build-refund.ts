import { toFen } from '@zhanggui/domain/kernel/money'
import { journalRefund } from '@zhanggui/domain/ledger/journal'
import { ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import {
  computeRefund,
  type RefundParts,
  type RefundShares,
  refundShares,
} from '@zhanggui/domain/refund/compute-refund'
import { unsentOf } from '@zhanggui/domain/order/order-lines'
import { afterSales, openRefunds, refundStatus } from '@zhanggui/domain/order/refund-codes'
import type { OrderPlan } from './order-plan.ts'
import { addEvent, addJournal, type Draft, type Line, moveStock, type Shop } from './draft.ts'

const reasons = ['不想要了', '拍错规格', '商品有破损', '与描述不符', '发货太慢']
/** Whoever complains about the goods shows them. */
const shown: ReadonlySet<string> = new Set(['商品有破损', '与描述不符'])
const HOUR = 3_600_000
const { toAudit, refused, refunding, refunded, returning, toReceive, revoked } = refundStatus.is

/** The whole order line by line, or one piece. */
export async function addRefunds(shop: Shop, draft: Draft) {
  const { refund } = draft.plan
  if (!refund) return
  const asked = refund.isWhole
    ? draft.lines.map((line) => ({ line, pieces: line.pieces }))
    : draft.lines.slice(0, 1).map((line) => ({ line, pieces: 1 }))
  for (const { line, pieces } of asked) await addRefund(shop, draft, line, pieces)
}

async function addRefund(shop: Shop, draft: Draft, line: Line, pieces: number) {
  const { plan, id: orderId, buyer } = draft
  const { refund } = plan
  if (!refund) return
  const id = await shop.newId()
  const refundNo = `RE${shop.random.digits(3)}${refund.createdAt.getTime()}${shop.random.digits(5)}`
  const parts = computeRefund(refundable(draft, line), { pieces, withFreight: true })
  const at = new Date(Math.min(refund.createdAt.getTime() + 2 * HOUR, shop.now.getTime()))
  const isPaid = refund.status === refunded
  const isOpen = openRefunds.includes(refund.status)
  const unsent = unsentOf({ ...line, bought: line.pieces }, pieces, refund.afterSales === afterSales.is.withReturn)
  const shares = isPaid ? await payBack(shop, draft, line, pieces, { parts, refundNo, at }) : undefined
  if (isPaid) line.refundedUnsent += unsent
  if (isOpen) {
    line.applied += pieces
    line.appliedUnsent += unsent
    draft.openRefunds += 1
  }
  if (refund.status !== refused && refund.status !== revoked) draft.hasBuyerRefund = true
  shop.rows.add('refund', {
    id,
    order_id: orderId,
    line_id: line.id,
    uid: buyer.uid,
    pieces,
    unsent,
    ...rowOf(shop, { refund, refundNo, parts, shares, at, image: line.goods.image }),
  })
  await addEvents(shop, draft, id, refund.status, refund.createdAt, at)
}

interface Facts {
  readonly refund: NonNullable<OrderPlan['refund']>
  readonly refundNo: string
  readonly parts: RefundParts
  /** Undefined unless the money has gone back. */
  readonly shares: RefundShares | undefined
  readonly at: Date
  readonly image: string
}

function rowOf({ random }: Shop, { refund, refundNo, parts, shares, at, image }: Facts) {
  const reason = random.pick(reasons)
  const isReturned = refund.status === toReceive
  const hasBegun = shares !== undefined || refund.status === refunding
  const hasAddress = isReturned || refund.status === returning
  return {
    refund_no: refundNo,
    status: refund.status,
    after_sales: refund.afterSales,
    return_way: refund.returnWay,
    started_by: 'user',
    with_freight: true,
    restock: true,
    amount_fen: parts.pay,
    ...(hasBegun ? columnsOf(parts) : columnsOf({ ...parts, ...zero })),
    shop_fen: shares?.shop ?? 0,
    fee_fen: shares?.fee ?? 0,
    is_commission_paid_out: false,
    channel_no: hasBegun ? refundNo : '',
    // Staff see why the channel has not paid, and ask again.
    channel_error: refund.status === refunding ? '支付渠道：平台账户余额不足' : '',
    refunded_at: shares ? at : null,
    reason,
    explanation: '',
    pictures: shown.has(reason) && image !== '' ? [image] : [],
    refusal: refund.status === refused ? '商品不支持该原因退款' : '',
    return_receiver: hasAddress ? '退货组' : '',
    return_phone: hasAddress ? '13800010009' : '',
    return_address: hasAddress ? '浙江省杭州市西湖区茶园路8号' : '',
    return_express_code: isReturned ? 'zhongtong' : '',
    return_express_name: isReturned ? '中通快递' : '',
    return_tracking_number: isReturned ? `75${random.digits(12)}` : '',
    return_contact: '',
    is_forced: false,
    is_revoked_by_buyer: refund.status === revoked,
    remark: '',
    platform_remark: '',
    due_at: refund.status === toAudit ? new Date(refund.createdAt.getTime() + 48 * HOUR) : null,
    version: 1,
    created_at: refund.createdAt,
    updated_at: refund.status === toAudit ? refund.createdAt : at,
  }
}

const zero = {
  freight: 0,
  platformCoupon: 0,
  points: 0,
  usedPoints: 0,
  gainedPoints: 0,
  firstCommission: 0,
  secondCommission: 0,
}

const columnsOf = (parts: RefundParts) => ({
  freight_fen: parts.freight,
  platform_coupon_fen: parts.platformCoupon,
  points_fen: parts.points,
  used_points: parts.usedPoints,
  gained_points: parts.gainedPoints,
  first_commission_fen: parts.firstCommission,
  second_commission_fen: parts.secondCommission,
})

function refundable({ price, income, points, lines }: Draft, line: Line) {
  const index = lines.indexOf(line)
  const of = price.lines[index] ?? price
  const whole = {
    pay: of.pay,
    freight: of.freight,
    platformCoupon: of.platformCoupon,
    points: of.points,
    usedPoints: points.used[index] ?? 0,
    gainedPoints: points.gained[index] ?? 0,
    firstCommission: income.firstCommissions[index] ?? 0,
    secondCommission: income.secondCommissions[index] ?? 0,
  }
  return { bought: line.pieces, refundedPieces: line.refunded, whole, refunded: { ...zero, pay: 0 } }
}

interface Payback {
  readonly parts: RefundParts
  readonly refundNo: string
  readonly at: Date
}

/** Before the order is completed, so that its own pending income pays. */
async function payBack(shop: Shop, draft: Draft, line: Line, pieces: number, { parts, refundNo, at }: Payback) {
  const { base, fee } = draft.income
  const soFar = { refundedBase: toFen(draft.refundedBase), refundedFee: toFen(draft.refundedFee) }
  const shares = refundShares({ base, fee, ...soFar }, parts)
  const left = { pending: toFen(draft.pending), frozen: toFen(0) }
  await addJournal(shop, draft, ledgerEvent.is.refund, refundNo, journalRefund(parts, shares, left, false), at)
  const amount = shares.shop + parts.freight
  draft.pending -= amount
  shop.balance.pending -= amount
  draft.refundedBase += shares.base
  draft.refundedFee += shares.fee
  line.refunded += pieces
  Object.assign(line.back, parts)
  moveStock(shop, draft, 1, at, { line, pieces })
  return shares
}

async function addEvents(shop: Shop, draft: Draft, id: number, status: number, asked: Date, at: Date) {
  const add = (kind: string, message: string, by: 'buyer' | 'merchant' | 'system', time: Date) =>
    addEvent(shop, draft, kind, message, by, time, id)
  await add('apply', '用户申请退款', 'buyer', asked)
  if (status === refused) await add('audit', '商家拒绝退款', 'merchant', at)
  if (status === revoked) await add('revoke', '用户撤销退款', 'buyer', at)
  if (status === refunding || status === refunded || status === returning || status === toReceive)
    await add('audit', '商家同意退款', 'merchant', at)
  if (status === toReceive) await add('returning', '用户已退回商品', 'buyer', at)
  if (status === refunded) await add('refund', '退款成功', 'system', at)
}
