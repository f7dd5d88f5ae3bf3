import { formatYuan, toFen } from '../kernel/money.ts'
import { dayText } from '../kernel/shop-day.ts'
import { account, type Account } from '../ledger/ledger-codes.ts'
import { type Bill, computeBill, type DaySum } from './bill.ts'

interface Sum {
  readonly count: number
  readonly fen: number
}

/** Everything that must agree about a shop's money. */
export interface Books {
  /** Of all days, as the bills are made of them. */
  readonly sums: readonly DaySum[]
  /** The latest days once more, from the journal itself, and the first of them. */
  readonly recentFrom: number
  readonly journal: readonly DaySum[]
  /** Orders, refunds or settlements of those days whose journal does not add up to nothing. */
  readonly unbalanced: readonly string[]
  readonly balances: Readonly<Record<'pending' | 'frozen' | 'balance' | 'hold', number>>
  /** What orders and refunds of those days say themselves. */
  readonly paid: Sum
  readonly refunded: Sum
  /** The income of all orders that is not paid out to the balance yet. */
  readonly incomes: Readonly<Record<'pending' | 'frozen', number>>
  /** What settlements that are not finished add up to. */
  readonly held: number
}

/** Two figures that should be the same. */
export interface Difference {
  readonly what: string
  readonly is: string
  readonly should: string
}

const money = (what: string, is: number, should: number): Difference[] =>
  is === should ? [] : [{ what, is: formatYuan(toFen(is)), should: formatYuan(toFen(should)) }]
const count = (what: string, is: number, should: number): Difference[] =>
  is === should ? [] : [{ what, is: `${is} 笔`, should: `${should} 笔` }]

const credited = (sums: readonly DaySum[], code: Account) =>
  sums.reduce((total, { amounts }) => total - (amounts[code] ?? 0), 0)

const { pending, frozen, balance, hold } = account.is

/** Where journal, balances, bills, fund flow, orders and settlements do not agree. */
export function differencesIn(books: Books): Difference[] {
  const { sums, journal, balances, incomes } = books
  const bill = computeBill(journal)
  return [
    ...unbalancedJournals(books.unbalanced),
    ...money('商户余额', balances.balance, credited(sums, balance)),
    ...money('待结算金额', balances.pending, credited(sums, pending)),
    ...money('冻结金额', balances.frozen, credited(sums, frozen)),
    ...money('提现中金额', balances.hold, credited(sums, hold)),
    ...money('待结算的订单', incomes.pending, balances.pending),
    ...money('冻结的订单', incomes.frozen, balances.frozen),
    ...money('未完成的结算单', books.held, balances.hold),
    ...differingDays(
      sums.filter(({ day }) => day >= books.recentFrom),
      journal,
    ),
    ...money('资金流水与账单结余', bill.flow, bill.balance),
    ...count('已支付订单', books.paid.count, bill.payments),
    ...money('订单支付金额', books.paid.fen, bill.paid),
    ...count('已退款的退款单', books.refunded.count, bill.refunds),
    ...money('退款金额', books.refunded.fen, bill.refunded),
  ]
}

/** Numbers that a notice can hold. */
const MOST_NAMED = 3

/** By their numbers, so that somebody can look at them. */
function unbalancedJournals(numbers: readonly string[]): Difference[] {
  const more = numbers.length > MOST_NAMED ? '等' : ''
  const named = `${numbers.slice(0, MOST_NAMED).join('、')}${more}`
  return count('分录不平的凭证', numbers.length, 0).map((found) => ({ ...found, is: `${found.is}（${named}）` }))
}

/** What a bill shows; the rest of it is computed from these. */
const billed: readonly (readonly [keyof Bill, string, typeof money])[] = [
  ['paid', '支付金额', money],
  ['coupons', '优惠券补贴', money],
  ['points', '积分补贴', money],
  ['payments', '支付笔数', count],
  ['refunded', '退款金额', money],
  ['returnedCoupons', '退还优惠券补贴', money],
  ['returnedPoints', '退还积分补贴', money],
  ['refunds', '退款笔数', count],
  ['chargedFee', '支付手续费', money],
  ['returnedFee', '退还手续费', money],
  ['chargedCommission', '支付佣金', money],
  ['returnedCommission', '退还佣金', money],
  ['flow', '流水合计', money],
]

/** Days whose bill is not what the journal says, those included of which the journal says nothing. */
function differingDays(kept: readonly DaySum[], journal: readonly DaySum[]): Difference[] {
  const days = [...new Set([...kept, ...journal].map(({ day }) => day))]
  const billOf = (list: readonly DaySum[], day: number) => computeBill(list.filter((sum) => sum.day === day))
  return days.flatMap((day) => {
    const [shown, written] = [billOf(kept, day), billOf(journal, day)]
    return billed.flatMap(([field, name, compare]) =>
      compare(`${dayText(day)} 账单${name}`, shown[field], written[field]),
    )
  })
}
