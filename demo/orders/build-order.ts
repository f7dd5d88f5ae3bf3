import { prorateFen, toFen } from '@zhanggui/domain/kernel/money'
import { journalPayment, journalSettlement } from '@zhanggui/domain/ledger/journal'
import { ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { groupBuyStatus, orderStatus, shippingType } from '@zhanggui/domain/order/order-codes'
import { priceOrder } from '@zhanggui/domain/order/price-order'
import { splitIncome } from '@zhanggui/domain/order/income/split-income'
import type { DemoGoods } from './demo-orders.sql.ts'
import { addEvent, addJournal, type Draft, type Line, moveStock, type Shop } from './draft.ts'
import type { OrderPlan } from './order-plan.ts'
import type { DemoShopper } from './people.ts'
import { addRefunds } from './build-refund.ts'
import { addShipments } from './build-shipment.ts'
import { reducedBy } from '../promotions/shop-reductions.ts'
import { writeOrder } from './write-order.ts'

const { is } = orderStatus
const HOUR = 3_600_000

/** Everything that an order of this plan leaves behind. */
export async function buildOrder(shop: Shop, planned: OrderPlan, buyer: DemoShopper, goods: readonly DemoGoods[]) {
  const draft = await draftOf(shop, planned, buyer, goods)
  const { plan } = draft
  await addEvent(shop, draft, 'create', '订单生成', 'buyer', plan.createdAt)
  moveStock(shop, draft, -1, plan.createdAt)
  if (plan.status === is.cancelled) await cancel(shop, draft)
  if (plan.paidAt) await recordPayment(shop, draft, plan.paidAt)
  await addShipments(shop, draft)
  if (plan.receivedAt) {
    const isPickUp = plan.shippingType === shippingType.is.pickUp
    const [kind, message] = isPickUp ? ['verify', '核销'] : ['user_take_delivery', '用户已收货']
    await addEvent(shop, draft, kind ?? '', message ?? '', isPickUp ? 'merchant' : 'buyer', plan.receivedAt)
  }
  await addRefunds(shop, draft)
  if (plan.completedAt) await complete(shop, draft, plan.completedAt)
  writeOrder(shop, draft)
}

const nothing = { shipped: 0, applied: 0, refunded: 0, appliedUnsent: 0, refundedUnsent: 0 }

async function draftOf(
  shop: Shop,
  planned: OrderPlan,
  buyer: DemoShopper,
  goods: readonly DemoGoods[],
): Promise<Draft> {
  const { random, newId } = shop
  const id = await newId()
  const lines: Line[] = []
  for (const each of goods) {
    const pieces = random.chance(0.7) ? 1 : 1 + random.below(4)
    lines.push({ id: await newId(), goods: each, pieces, ...nothing, back: {} })
  }
  // A single piece cannot be sent in parts.
  const isOnePiece = lines.length === 1 && lines[0]?.pieces === 1
  const plan = isOnePiece && planned.status === is.partlyShipped ? { ...planned, status: is.toShip } : planned
  const freight = plan.shippingType === shippingType.is.delivery ? random.pick([0, 0, 600, 800, 1000]) : 0
  const all = [...lines.keys()]
  const sum = lines.reduce((total, line) => total + line.goods.price * line.pieces, 0)
  const off = (kind: 'platformCoupon' | 'points', share: number) => ({
    kind,
    amount: toFen(random.chance(share) ? Math.floor(sum * 0.03) : 0),
    lines: all,
  })
  const isPlain = plan.groupBuy === groupBuyStatus.is.none
  const reduced = isPlain ? reducedBy(plan.createdAt, sum, shop.now) : toFen(0)
  const discounts = [
    { kind: 'fullReduction' as const, amount: reduced, lines: all },
    off('platformCoupon', 0.12),
    off('points', 0.08),
  ].filter(({ amount }) => amount > 0)
  const price = priceOrder(
    lines.map((line, index) => ({
      unitPrice: toFen(line.goods.price),
      pieces: line.pieces,
      freight: toFen(index === 0 ? freight : 0),
    })),
    discounts,
  )
  // Group buys pay no commissions.
  const hasPromoter = random.chance(0.06) && plan.groupBuy === groupBuyStatus.is.none
  const income = splitIncome(price, shop.feePercent, hasPromoter ? lines.map(() => ({ first: 3, second: 1 })) : [])
  const weights = price.lines.map(({ pay }) => pay)
  const points = {
    used: prorateFen(toFen(price.points), weights),
    gained: prorateFen(toFen(Math.floor(price.pay / 1000)), weights),
  }
  const orderNo = `SH${random.digits(3)}${plan.createdAt.getTime()}${random.digits(5)}`
  const none = { pending: 0, refundedBase: 0, refundedFee: 0, openRefunds: 0, hasBuyerRefund: false }
  return { id, orderNo, plan, buyer, lines, price, income, points, ...none, deliveryType: '', isSplit: false }
}

async function cancel(shop: Shop, draft: Draft) {
  const { createdAt, cancelledBy } = draft.plan
  const isBuyer = cancelledBy === 2
  const at = new Date(createdAt.getTime() + (isBuyer ? 5 : 30) * 60_000)
  moveStock(shop, draft, 1, at)
  const message = isBuyer ? '用户取消订单' : '到期未支付系统自动取消'
  await addEvent(shop, draft, 'cancel_order', message, isBuyer ? 'buyer' : 'system', at)
  if (draft.plan.isDeletedByBuyer) await addEvent(shop, draft, 'user_delete', '用户删除订单', 'buyer', at)
}

async function recordPayment(shop: Shop, draft: Draft, at: Date) {
  const { price, income, orderNo } = draft
  draft.pending = income.shop + income.freight
  shop.balance.pending += draft.pending
  await addEvent(shop, draft, 'pay_success', '用户付款成功', 'buyer', at)
  await addJournal(shop, draft, ledgerEvent.is.pay, orderNo, journalPayment(price, income), at)
}

async function complete(shop: Shop, draft: Draft, at: Date) {
  await addEvent(shop, draft, 'complete', '订单已完成', 'system', at)
  await addJournal(
    shop,
    draft,
    ledgerEvent.is.settle,
    draft.orderNo,
    journalSettlement(toFen(draft.pending), false),
    at,
  )
  shop.balance.pending -= draft.pending
  shop.balance.balance += draft.pending
  draft.pending = 0
  if (draft.plan.isDeletedByBuyer) {
    await addEvent(shop, draft, 'user_delete', '用户删除订单', 'buyer', new Date(at.getTime() + HOUR))
  }
}
