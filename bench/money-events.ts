// 100 000 random money events of one shop: everything that must agree does, to the fen.
import { computeBill } from '@zhanggui/domain/finance/bill'
import { differencesIn } from '@zhanggui/domain/finance/check-books'
import { RandomMoney } from '../packages/domain/src/finance/random-money-for-tests.ts'

const EVENTS = 100_000

export function measureMoneyEvents(): string {
  const shop = new RandomMoney(Math.random)
  const started = performance.now()
  for (let event = 0; event < EVENTS; event += 1) shop.step()
  const differences = differencesIn(shop.books())
  if (differences.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(differences)}`)
  const { paid, refunded, sums } = shop.books()
  const days = [...new Set(sums.map(({ day }) => day))]
  for (const day of days) {
    const { difference } = computeBill(sums.filter((sum) => sum.day === day))
    if (difference !== 0) throw new Error(`the bill of ${day} is not its flow: ${difference} fen`)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `${EVENTS} money events on ${days.length} days (${paid.count} payments, ${refunded.count} refunds): no difference, each day's bill is its flow, ${seconds} s`
}
