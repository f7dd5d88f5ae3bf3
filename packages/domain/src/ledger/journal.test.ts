import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fen, parseYuan, sumFen, toFen } from '../kernel/money.ts'
import {
  computeRefund,
  mostRefundable,
  type RefundableLine,
  type RefundParts,
  refundShares,
  noParts,
} from '../refund/compute-refund.ts'
import { priceOrder } from '../order/price-order.ts'
import { splitIncome } from '../order/income/split-income.ts'
import { journalPayment, journalPayout, journalRefund, journalSettlement, journalThaw, type Leg } from './journal.ts'
import { account, type Account } from './ledger-codes.ts'

const yuan = (text: string): Fen => parseYuan(text) ?? toFen(Number.NaN)

/** Accounts of the shop, seen from the shop: what is credited is its own. */
class Books {
  readonly balances = new Map<Account, number>()
  post(legs: readonly Leg[]) {
    if (sumFen(legs.map(({ amount }) => amount)) !== 0) throw new Error('a journal that does not balance')
    for (const leg of legs) this.balances.set(leg.account, this.of(leg.account) - leg.amount)
  }
  of = (of: Account) => this.balances.get(of) ?? 0
}

const add = (a: RefundParts, b: RefundParts) =>
  Object.fromEntries(
    Object.entries(a).map(([name, value]) => [name, value + b[name as keyof RefundParts]]),
  ) as RefundParts & {
    [name: string]: number
  }

/** The worked example of the sheet of orders, 4.4. */
const example = () => {
  const price = priceOrder(
    [
      { unitPrice: yuan('100'), pieces: 2, freight: yuan('6') },
      { unitPrice: yuan('50'), pieces: 1, freight: yuan('2') },
    ],
    [
      { kind: 'merchantCoupon', amount: yuan('8'), lines: [0] },
      { kind: 'merchantCoupon', amount: yuan('2'), lines: [1] },
      { kind: 'platformCoupon', amount: yuan('4'), lines: [0] },
      { kind: 'platformCoupon', amount: yuan('1'), lines: [1] },
      { kind: 'points', amount: yuan('2'), lines: [0] },
      { kind: 'points', amount: yuan('0.5'), lines: [1] },
    ],
  )
  const income = splitIncome(price, 5, [
    { first: 3, second: 1 },
    { first: 3, second: 1 },
  ])
  return { price, income }
}

describe('the worked example', () => {
  test('splits as written down', () => {
    const { price, income } = example()
    expect([price.lines[0]?.pay, price.lines[1]?.pay, price.pay]).toEqual([yuan('192'), yuan('48.5'), yuan('240.5')])
    expect([income.base, income.fee, income.shop]).toEqual([yuan('240'), yuan('12'), yuan('218.4')])
    expect([income.firstCommissions, income.secondCommissions]).toEqual([
      [yuan('5.76'), yuan('1.44')],
      [yuan('1.92'), yuan('0.48')],
    ])
  })

  test('takes commissions from what is left after a full reduction', () => {
    const goods = [{ unitPrice: yuan('1000'), pieces: 1, freight: yuan('0') }]
    const price = priceOrder(goods, [{ kind: 'fullReduction', amount: yuan('300'), lines: [0] }])
    const { base, firstCommissions, secondCommissions } = splitIncome(price, 0, [{ first: 10, second: 5 }])
    expect([base, firstCommissions, secondCommissions]).toEqual([yuan('700'), [yuan('70')], [yuan('35')]])
  })

  test('never takes more in commissions than the fee leaves', () => {
    const goods = [1, 3].map((pieces) => ({ unitPrice: yuan('33.33'), pieces, freight: yuan('2') }))
    const { base, fee, shop, firstCommissions, secondCommissions } = splitIncome(
      priceOrder(goods, []),
      5,
      goods.map(() => ({ first: 50, second: 50 })),
    )
    expect([base, fee, shop]).toEqual([yuan('133.32'), yuan('6.67'), 0])
    expect(sumFen([...firstCommissions, ...secondCommissions])).toBe(base - fee)
  })

  test('moves the money as written down', () => {
    const { price, income } = example()
    const books = new Books()
    const { pending, frozen, balance, hold, fee, commission } = account.is
    books.balances.set(balance, yuan('500'))
    books.post(journalPayment(price, income))
    expect([books.of(pending), books.of(fee), books.of(commission)]).toEqual([yuan('226.4'), yuan('12'), yuan('9.6')])
    const line: RefundableLine = {
      bought: 2,
      refundedPieces: 0,
      whole: {
        ...noParts,
        pay: yuan('192'),
        freight: yuan('6'),
        platformCoupon: yuan('4'),
        points: yuan('2'),
        firstCommission: yuan('5.76'),
        secondCommission: yuan('1.92'),
      },
      refunded: noParts,
    }
    const parts = computeRefund(line, { pieces: 1, withFreight: true })
    const shares = refundShares({ ...income, refundedBase: toFen(0), refundedFee: toFen(0) }, parts)
    expect([parts.pay, shares.fee, shares.shop]).toEqual([yuan('96'), yuan('4.8'), yuan('87.36')])
    const left = () => ({ pending: toFen(books.of(pending)), frozen: toFen(books.of(frozen)) })
    books.post(journalRefund(parts, shares, left(), false))
    expect(books.of(pending)).toBe(yuan('136.04'))
    books.post(journalSettlement(left().pending, true))
    books.post(journalThaw(left().frozen))
    expect(books.of(balance)).toBe(yuan('636.04'))
    books.post(journalPayout.applied(yuan('500')))
    books.post(journalPayout.paid(yuan('500')))
    expect([books.of(pending), books.of(frozen), books.of(balance), books.of(hold)]).toEqual([0, 0, yuan('136.04'), 0])
  })
})

describe('whatever is refunded in whatever order', () => {
  const nat = (max: number) => fc.nat({ max })
  const goods = fc.record({
    unitPrice: nat(50_000).map(toFen),
    pieces: fc.integer({ min: 1, max: 9 }),
    freight: nat(3000).map(toFen),
  })
  const rates = fc.record({ first: nat(20), second: nat(10) })
  const order = fc
    .array(fc.record({ goods, rates, usedPoints: nat(500), gainedPoints: nat(500) }), { minLength: 1, maxLength: 4 })
    .chain((lines) =>
      fc.record({
        lines: fc.constant(lines),
        discounts: fc.tuple(nat(99), nat(99), nat(99), nat(99)),
        feePercent: nat(30),
      }),
    )
  const wish = fc.record({
    line: nat(3),
    isAmount: fc.boolean(),
    part: fc.integer({ min: 1, max: 100 }),
    withFreight: fc.boolean(),
  })

  test('never more than was paid comes back, every journal balances, and a full refund leaves nothing', () => {
    fc.assert(
      fc.property(
        order,
        fc.array(wish, { maxLength: 12 }),
        fc.boolean(),
        ({ lines, discounts, feePercent }, wishes, isFrozen) => {
          const all = lines.map((_, index) => index)
          const goodsFen = lines.reduce((sum, { goods: { unitPrice, pieces } }) => sum + unitPrice * pieces, 0)
          let left = goodsFen
          const taken = (['fullReduction', 'merchantCoupon', 'platformCoupon', 'points'] as const).flatMap(
            (kind, nth) => {
              const amount = Math.floor((left * (discounts[nth] ?? 0)) / 400)
              left -= amount
              return amount > 0 ? [{ kind, amount: toFen(amount), lines: all }] : []
            },
          )
          const price = priceOrder(
            lines.map((line) => line.goods),
            taken,
          )
          for (const line of price.lines) expect(line.pay).toBeGreaterThanOrEqual(line.freight)
          const income = splitIncome(
            price,
            feePercent,
            lines.map((line) => line.rates),
          )
          const books = new Books()
          books.post(journalPayment(price, income))
          if (isFrozen) books.post(journalSettlement(toFen(books.of(account.is.pending)), true))
          const state = price.lines.map((line, index): RefundableLine => ({
            bought: lines[index]?.goods.pieces ?? 0,
            refundedPieces: 0,
            whole: {
              pay: line.pay,
              freight: line.freight,
              platformCoupon: line.platformCoupon,
              points: line.points,
              usedPoints: lines[index]?.usedPoints ?? 0,
              gainedPoints: lines[index]?.gainedPoints ?? 0,
              firstCommission: income.firstCommissions[index] ?? 0,
              secondCommission: income.secondCommissions[index] ?? 0,
            },
            refunded: noParts,
          }))
          let [refundedBase, refundedFee] = [0, 0]
          const give = (index: number, parts: RefundParts, pieces: number) => {
            for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(0)
            const shares = refundShares(
              { ...income, refundedBase: toFen(refundedBase), refundedFee: toFen(refundedFee) },
              parts,
            )
            expect(shares.fee).toBeGreaterThanOrEqual(0)
            const { pending, frozen } = account.is
            books.post(
              journalRefund(
                parts,
                shares,
                { pending: toFen(Math.max(0, books.of(pending))), frozen: toFen(books.of(frozen)) },
                false,
              ),
            )
            refundedBase += shares.base
            refundedFee += shares.fee
            const line = state[index]
            if (line)
              state[index] = {
                ...line,
                refundedPieces: line.refundedPieces + pieces,
                refunded: add(line.refunded, parts),
              }
          }
          for (const { line: nth, isAmount, part, withFreight } of wishes) {
            const index = nth % state.length
            const line = state[index]
            if (!line) continue
            const most = isAmount ? mostRefundable(line, withFreight) : line.bought - line.refundedPieces
            const some = Math.ceil((most * part) / 100)
            if (some === 0) continue
            const parts = computeRefund(
              line,
              isAmount ? { amount: toFen(some), withFreight } : { pieces: some, withFreight },
            )
            give(index, parts, isAmount ? 0 : some)
          }
          const paidBack = () => state.reduce((sum, line) => sum + line.refunded.pay, 0)
          expect(paidBack()).toBeLessThanOrEqual(price.pay)
          for (const [index, line] of state.entries()) {
            const pieces = line.bought - line.refundedPieces
            if (pieces > 0) give(index, computeRefund(line, { pieces, withFreight: true }), pieces)
            const rest = mostRefundable(state[index] ?? line, true)
            if (rest > 0) give(index, computeRefund(state[index] ?? line, { amount: rest, withFreight: true }), 0)
          }
          expect(state.map(({ refunded }) => refunded)).toEqual(state.map(({ whole }) => whole))
          for (const of of account.codes) expect([of, books.of(of)]).toEqual([of, 0])
        },
      ),
      { numRuns: 60 },
    )
  })
})
