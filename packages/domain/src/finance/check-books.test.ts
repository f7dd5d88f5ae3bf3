import { expect, test } from 'vitest'
import { type Books, differencesIn } from './check-books.ts'

const sums = [
  {
    day: 20261117,
    event: 'pay',
    journals: 1,
    amounts: { 'platform.cash': 1000, 'shop.pending': -950, 'platform.fee': -50 },
  },
  { day: 20261118, event: 'settle', journals: 1, amounts: { 'shop.pending': 950, 'shop.balance': -950 } },
  { day: 20261118, event: 'payout_applied', journals: 1, amounts: { 'shop.balance': 300, 'shop.hold': -300 } },
] as const
const books: Books = {
  sums,
  journal: sums,
  recentFrom: 20261101,
  unbalanced: [],
  balances: { pending: 0, frozen: 0, balance: 650, hold: 300 },
  paid: { count: 1, fen: 1000 },
  refunded: { count: 0, fen: 0 },
  incomes: { pending: 0, frozen: 0 },
  held: 300,
}

test('books that agree have no differences', () => {
  expect(differencesIn(books)).toEqual([])
})

test.each<[string, Partial<Books>, string[]]>([
  ['a balance that somebody has changed', { balances: { ...books.balances, balance: 651 } }, ['商户余额']],
  ['a settlement without its reservation', { held: 0 }, ['未完成的结算单']],
  ['an order without its journal', { paid: { count: 2, fen: 3000 } }, ['已支付订单', '订单支付金额']],
  ['a refund without its journal', { refunded: { count: 1, fen: 100 } }, ['已退款的退款单', '退款金额']],
  ['income that is nowhere', { incomes: { pending: 5, frozen: 0 } }, ['待结算的订单']],
  ['a journal that does not balance', { unbalanced: ['SH1'] }, ['分录不平的凭证']],
  [
    'a bill that is not what the journal says',
    { sums: [{ ...sums[0], amounts: { ...sums[0].amounts, 'platform.fee': -49 } }, sums[1], sums[2]] },
    ['2026-11-17 账单支付手续费'],
  ],
  [
    'a bill whose parts are wrong and whose result is right',
    {
      sums: [
        { ...sums[0], amounts: { ...sums[0].amounts, 'platform.cash': 900, 'platform.coupon': 100 } },
        sums[1],
        sums[2],
      ],
    },
    ['2026-11-17 账单支付金额', '2026-11-17 账单优惠券补贴'],
  ],
  [
    'a bill of a day without a journal',
    { sums: [...sums, { day: 20261116, event: 'pay', journals: 1, amounts: {} }] },
    ['2026-11-16 账单支付笔数'],
  ],
])('%s is found', (_, change, found) => {
  expect(differencesIn({ ...books, ...change }).map(({ what }) => what)).toEqual(found)
})

test('journals that do not balance are named, the first of many', () => {
  const isOf = (unbalanced: string[]) => differencesIn({ ...books, unbalanced }).map(({ is }) => is)
  expect(isOf(['SH1', 'RE2'])).toEqual(['2 笔（SH1、RE2）'])
  expect(isOf(['SH1', 'RE2', 'CM3', 'SH4'])).toEqual(['4 笔（SH1、RE2、CM3等）'])
})
