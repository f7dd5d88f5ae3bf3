import {
  computeRefund,
  mostRefundable,
  type RefundableLine,
  type RefundParts,
  refundShares,
  noParts,
} from '../refund/compute-refund.ts'
import { type Fen, toFen } from '../kernel/money.ts'
import { shopDay } from '../kernel/shop-time.ts'
import {
  journalPayment,
  journalPayout,
  journalRefund,
  journalSettlement,
  journalThaw,
  type Leg,
} from '../ledger/journal.ts'
import { account, type Account, ledgerEvent, type LedgerEvent } from '../ledger/ledger-codes.ts'
import { priceOrder } from '../order/price-order.ts'
import { splitIncome } from '../order/income/split-income.ts'
import type { DaySum } from './bill.ts'
import { statusAfterClosing, whyNotPayOut } from './closing-rules.ts'
import type { ClosingStatus } from './closing-codes.ts'

const { pending, frozen, balance, hold } = account.is

interface Order {
  readonly income: ReturnType<typeof splitIncome>
  lines: RefundableLine[]
  pending: number
  frozen: number
  refundedBase: number
  refundedFee: number
  isSettled: boolean
}

const isUnfinished = (status: ClosingStatus) => status === 'applied' || status === 'approved'

/**
 * A shop at which anything that can happen to money happens at random, by the rules of the product.
 * For tests and measurements: what the books say can be compared with what the shop knows itself.
 * @public for its test and for bench/
 */
export class RandomMoney {
  readonly orders: Order[] = []
  readonly closings: { status: ClosingStatus; readonly amount: Fen }[] = []
  readonly balances = new Map<Account, number>()
  readonly sums = new Map<
    string,
    { day: number; event: LedgerEvent; journals: number; amounts: Partial<Record<Account, number>> }
  >()
  paid = { count: 0, fen: 0 }
  refunded = { count: 0, fen: 0 }
  readonly unbalanced: string[] = []
  private now = new Date('2026-01-01T15:00:00Z').getTime()
  private feePercent = 5

  private readonly unsettled: Order[] = []
  private readonly thawing: Order[] = []
  private readonly random: () => number

  constructor(random: () => number) {
    this.random = random
  }

  private nat = (max: number) => Math.floor(this.random() * (max + 1))
  private pick = <T>(list: readonly T[]): T | undefined => list[this.nat(list.length - 1)]
  private takeOne = (list: Order[]) => list.splice(this.nat(Math.max(0, list.length - 1)), 1)[0]
  private of = (code: Account) => this.balances.get(code) ?? 0

  /** One event, some minutes after the last one: days end in between, in Shanghai as anywhere. */
  step() {
    this.now += this.nat(90) * 60_000
    const kinds = [
      this.pay,
      this.pay,
      this.refund,
      this.refund,
      this.settle,
      this.settle,
      this.thaw,
      this.ask,
      this.decide,
      this.decide,
      this.changeFee,
    ]
    this.pick(kinds)?.()
  }

  private post(event: LedgerEvent, legs: readonly Leg[]) {
    if (legs.reduce((sum, { amount }) => sum + amount, 0) !== 0) this.unbalanced.push(event)
    const day = shopDay(new Date(this.now))
    const sum = this.sums.get(`${day}${event}`) ?? { day, event, journals: 0, amounts: {} }
    sum.journals += 1
    for (const leg of legs) {
      sum.amounts[leg.account] = (sum.amounts[leg.account] ?? 0) + leg.amount
      this.balances.set(leg.account, this.of(leg.account) - leg.amount)
    }
    this.sums.set(`${day}${event}`, sum)
  }

  private pay = () => {
    const goods = Array.from({ length: 1 + this.nat(2) }, () => ({
      unitPrice: toFen(this.nat(20_000)),
      pieces: 1 + this.nat(4),
      freight: toFen(this.nat(1500)),
    }))
    let left = goods.reduce((sum, { unitPrice, pieces }) => sum + unitPrice * pieces, 0)
    const discounts = (['merchantCoupon', 'platformCoupon', 'points'] as const).flatMap((kind) => {
      const amount = Math.floor((left * this.nat(30)) / 100)
      left -= amount
      return amount > 0 ? [{ kind, amount: toFen(amount), lines: goods.map((_, index) => index) }] : []
    })
    const price = priceOrder(goods, discounts)
    const income = splitIncome(
      price,
      this.feePercent,
      goods.map(() => ({ first: this.nat(6), second: this.nat(3) })),
    )
    const lines = price.lines.map((line, index): RefundableLine => ({
      bought: goods[index]?.pieces ?? 0,
      refundedPieces: 0,
      refunded: noParts,
      whole: {
        ...noParts,
        pay: line.pay,
        freight: line.freight,
        platformCoupon: line.platformCoupon,
        points: line.points,
        firstCommission: income.firstCommissions[index] ?? 0,
        secondCommission: income.secondCommissions[index] ?? 0,
      },
    }))
    const order: Order = {
      income,
      lines,
      pending: income.shop + income.freight,
      frozen: 0,
      refundedBase: 0,
      refundedFee: 0,
      isSettled: false,
    }
    this.orders.push(order)
    this.unsettled.push(order)
    this.paid = { count: this.paid.count + 1, fen: this.paid.fen + price.pay }
    this.post(ledgerEvent.is.pay, journalPayment(price, income))
  }

  private refund = () => {
    const order = this.pick(this.orders)
    if (!order) return
    const index = this.nat(order.lines.length - 1)
    const line = order.lines[index]
    if (!line) return
    const isAmount = this.random() < 0.3
    const withFreight = this.random() < 0.7
    const most = isAmount ? mostRefundable(line, withFreight) : line.bought - line.refundedPieces
    if (most <= 0) return
    const some = 1 + this.nat(most - 1)
    const parts = computeRefund(line, isAmount ? { amount: toFen(some), withFreight } : { pieces: some, withFreight })
    const running = { refundedBase: toFen(order.refundedBase), refundedFee: toFen(order.refundedFee) }
    const shares = refundShares({ ...order.income, ...running }, parts)
    const left = { pending: toFen(order.pending), frozen: toFen(order.frozen) }
    const legs = journalRefund(parts, shares, left, order.isSettled)
    const taken = (code: Account) => legs.find((leg) => leg.account === code)?.amount ?? 0
    order.pending -= taken(pending)
    order.frozen -= taken(frozen)
    order.refundedBase += shares.base
    order.refundedFee += shares.fee
    const refunded = Object.fromEntries(
      Object.entries(line.refunded).map(([name, value]) => [name, value + parts[name as keyof RefundParts]]),
    ) as unknown as RefundParts
    order.lines[index] = { ...line, refunded, refundedPieces: line.refundedPieces + (isAmount ? 0 : some) }
    this.refunded = { count: this.refunded.count + 1, fen: this.refunded.fen + parts.pay }
    this.post(ledgerEvent.is.refund, legs)
  }

  private settle = () => {
    const order = this.takeOne(this.unsettled)
    if (!order) return
    const isFrozen = this.random() < 0.5
    this.post(ledgerEvent.is.settle, journalSettlement(toFen(order.pending), isFrozen))
    if (isFrozen) {
      order.frozen = order.pending
      this.thawing.push(order)
    }
    order.pending = 0
    order.isSettled = true
  }

  private thaw = () => {
    const order = this.takeOne(this.thawing)
    if (!order || order.frozen === 0) return
    this.post(ledgerEvent.is.thaw, journalThaw(toFen(order.frozen)))
    order.frozen = 0
  }

  private ask = () => {
    const limits = { guaranteed: toFen(1000), min: toFen(100), max: toFen(0) }
    const amount = toFen(1 + this.nat(100_000))
    if (whyNotPayOut(toFen(this.of(balance)), amount, limits)) return
    this.closings.push({ status: 'applied', amount })
    this.post(ledgerEvent.is.payoutApplied, journalPayout.applied(amount))
  }

  private decide = () => {
    const closing = this.pick(this.closings.slice(-20).filter(({ status }) => isUnfinished(status)))
    const action = this.pick(['cancel', 'approve', 'refuse', 'pay'] as const)
    const after = closing && action && statusAfterClosing(closing.status, action)
    if (!closing || !after) return
    closing.status = after
    if (after === 'paid') this.post(ledgerEvent.is.payoutPaid, journalPayout.paid(closing.amount))
    else if (after !== 'approved') this.post(ledgerEvent.is.payoutReturned, journalPayout.returned(closing.amount))
  }

  private changeFee = () => {
    this.feePercent = this.nat(20)
  }

  /** As the daily check reads them. */
  books() {
    const sums: DaySum[] = [...this.sums.values()]
    const total = (of: 'pending' | 'frozen') => this.orders.reduce((sum, order) => sum + order[of], 0)
    const open = this.closings.filter(({ status }) => isUnfinished(status))
    return {
      sums,
      journal: sums,
      recentFrom: 0,
      unbalanced: this.unbalanced,
      balances: { pending: this.of(pending), frozen: this.of(frozen), balance: this.of(balance), hold: this.of(hold) },
      paid: this.paid,
      refunded: this.refunded,
      incomes: { pending: total('pending'), frozen: total('frozen') },
      held: open.reduce((sum, { amount }) => sum + amount, 0),
    }
  }
}
