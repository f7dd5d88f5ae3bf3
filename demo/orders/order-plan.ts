import { afterSales, refundStatus, returnWay } from '@zhanggui/domain/order/refund-codes'
import {
  groupBuyStatus,
  orderStatus,
  type PayChannel,
  payChannel,
  type PayType,
  payType,
  shippingType,
} from '@zhanggui/domain/order/order-codes'
import type { Random } from './random.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const is = orderStatus.is

/** How far an order has come, and when. */
export interface OrderPlan {
  readonly createdAt: Date
  readonly status: (typeof orderStatus.codes)[number]
  readonly shippingType: (typeof shippingType.codes)[number]
  readonly paidAt: Date | undefined
  readonly sentAt: Date | undefined
  readonly receivedAt: Date | undefined
  readonly completedAt: Date | undefined
  readonly cancelledBy: 0 | 1 | 2
  readonly isDeletedByBuyer: boolean
  readonly refund: RefundPlan | undefined
  readonly payment: Payment
  readonly groupBuy: (typeof groupBuyStatus.codes)[number]
}

interface Payment {
  readonly type: PayType
  readonly channel: PayChannel
}

const payments: readonly Payment[] = [
  { type: payType.is.wechat, channel: payChannel.is.miniProgram },
  { type: payType.is.wechat, channel: payChannel.is.miniProgram },
  { type: payType.is.alipay, channel: payChannel.is.alipay },
  { type: payType.is.wechat, channel: payChannel.is.miniProgram },
  { type: payType.is.wallet, channel: payChannel.is.wallet },
]
/** Of those that are bought together and not sent yet, some wait for more buyers. */
const groupBuys = [groupBuyStatus.is.succeeded, groupBuyStatus.is.open]

interface RefundPlan {
  readonly status: (typeof refundStatus.codes)[number]
  readonly isWhole: boolean
  readonly afterSales: (typeof afterSales.codes)[number]
  readonly returnWay: (typeof returnWay.codes)[number]
  readonly createdAt: Date
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** What becomes of an order that came at this moment, so that it looks natural now. */
export function planOrder(createdAt: Date, now: Date, random: Random): OrderPlan {
  const age = now.getTime() - createdAt.getTime()
  const isPickUp = random.chance(0.06)
  const blank = {
    createdAt,
    shippingType: isPickUp ? shippingType.is.pickUp : shippingType.is.delivery,
    paidAt: undefined,
    sentAt: undefined,
    receivedAt: undefined,
    completedAt: undefined,
    cancelledBy: 0,
    isDeletedByBuyer: false,
    refund: undefined,
    payment: random.inTurn(payments) ?? { type: payType.is.wechat, channel: payChannel.is.miniProgram },
    groupBuy: groupBuyStatus.is.none,
  } as const
  if (age < 20 * 60_000) return { ...blank, status: is.unpaid }
  if (random.chance(0.05)) {
    const isDeletedByBuyer = random.chance(0.2)
    return { ...blank, status: is.cancelled, cancelledBy: random.chance(0.6) ? 1 : 2, isDeletedByBuyer }
  }
  const paidAt = later(createdAt, random.between(20_000, 10 * 60_000))
  const paid = { ...blank, paidAt, status: isPickUp ? is.toVerify : is.toShip }
  const isGivenBack = random.chance(0.03)
  if (isGivenBack) return { ...paid, refund: refundOf(paidAt, now, random, true) }
  const sentAt = later(paidAt, random.between(2 * HOUR, 40 * HOUR))
  if (sentAt > now) return unsent(paid, now, random)
  const receivedAt = later(sentAt, isPickUp ? 0 : random.between(1.2 * DAY, 6 * DAY))
  const sent = isPickUp ? paid : { ...paid, sentAt, status: is.shipped }
  if (receivedAt > now) return { ...sent, refund: random.chance(0.03) ? openRefund(sentAt, now, random) : undefined }
  const received = { ...sent, sentAt, receivedAt, status: is.delivered }
  const completedAt = later(receivedAt, 7 * DAY)
  const isUnhappy = random.chance(0.04)
  if (completedAt > now) {
    const refund = isUnhappy
      ? random.chance(0.5)
        ? openRefund(receivedAt, now, random)
        : refundOf(receivedAt, now, random, false)
      : undefined
    return { ...received, refund }
  }
  const refund = isUnhappy ? refundOf(receivedAt, now, random, random.chance(0.4)) : undefined
  return { ...received, completedAt, status: is.completed, refund, isDeletedByBuyer: random.chance(0.01) }
}

/** What becomes of those that are not sent yet, in turn: some partly sent, picked up, or with a courier of the shop's own. */
const waiting = [
  is.toShip,
  is.partlyShipped,
  is.toVerify,
  is.toShip,
  is.assigned,
  'refund',
  'groupBuy',
  is.toShip,
  is.accepted,
  is.toShip,
  is.arrived,
  'refund',
  is.partlyShipped,
  is.toShip,
  is.pickedUp,
] as const

function unsent(paid: OrderPlan, now: Date, random: Random): OrderPlan {
  if (paid.status !== is.toShip) return paid
  const next = random.inTurn(waiting) ?? is.toShip
  if (next === 'groupBuy') return { ...paid, groupBuy: random.inTurn(groupBuys) ?? groupBuyStatus.is.succeeded }
  if (next === 'refund') return askedBack(paid, now, random)
  if (next === is.toVerify) return { ...paid, status: next, shippingType: shippingType.is.pickUp }
  // One that a courier has picked up is on its way.
  return {
    ...paid,
    status: next,
    sentAt: next === is.pickedUp ? new Date((paid.paidAt ?? now).getTime() + HOUR) : undefined,
  }
}

const { moneyOnly, withReturn } = afterSales.is

/** Goods can only come back once they were sent. */
function askedBack(paid: OrderPlan, now: Date, random: Random): OrderPlan {
  const paidAt = paid.paidAt ?? paid.createdAt
  const sentAt = later(paidAt, (now.getTime() - paidAt.getTime()) / 2)
  const refund = openRefund(sentAt, now, random)
  return refund.afterSales === withReturn ? { ...paid, status: is.shipped, sentAt, refund } : { ...paid, refund }
}

const { refunded, refused, revoked } = refundStatus.is
const endings = [refunded, refunded, refused, refunded, revoked]

/** One that ended, some hours after it was asked for. */
function refundOf(from: Date, now: Date, random: Random, isWhole: boolean): RefundPlan {
  const createdAt = later(from, Math.min(random.between(HOUR, 30 * HOUR), (now.getTime() - from.getTime()) / 2))
  const status = isWhole ? refunded : (random.inTurn(endings) ?? refunded)
  return { status, isWhole, afterSales: moneyOnly, returnWay: returnWay.is.none, createdAt }
}

const { toAudit, refunding, returning, toReceive } = refundStatus.is
const openStatuses = [toAudit, refunding, returning, toReceive, toAudit, toAudit]

/** One that somebody has to do something about. */
function openRefund(from: Date, now: Date, random: Random): RefundPlan {
  const status = random.inTurn(openStatuses) ?? toAudit
  const isReturn = status === returning || status === toReceive || (status === toAudit && random.chance(0.4))
  return {
    status,
    isWhole: false,
    afterSales: isReturn ? withReturn : moneyOnly,
    returnWay: isReturn ? returnWay.is.express : returnWay.is.none,
    createdAt: new Date(random.between(Math.max(from.getTime(), now.getTime() - 20 * HOUR), now.getTime())),
  }
}
