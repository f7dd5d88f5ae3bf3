import fc from 'fast-check'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { account } from '@zhanggui/domain/ledger/ledger-codes'
import { cancelledBy } from '@zhanggui/domain/order/order-codes'
import { expect, test } from 'vitest'
import { findBalances } from '#features/ledger/public'
import { cancelOrder, deleteOrderOfBuyer, receiveOrder } from '#features/orders/public'
import { findDayStart } from '#platform/db/day-start'
import { Refusal } from '#platform/http/refusals'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { makeProduct } from '#test/make/product.sql'
import { makeShop } from '#test/make/shop.sql'
import { markShipped } from '#test/make/orders/order-state.sql'
import { countOrderTabs, dayCountersOf, tabNumber } from './order-day-count.sql.ts'
import { countDeltas, countRows, readBooks } from '#test/read/order.sql'

const app = setupTestApp()
const DAY = 86_400_000

test('tabs are counted as orders come and go, folded or not', async () => {
  const shop = await makeShop(app)
  const product = await makeProduct(app, shop, { stock: 100 })
  const orders = []
  for (let n = 0; n < 4; n += 1) orders.push(await makeOrder(app, shop, { product, isPaid: n > 0 }))
  const counts = () => inShop(app, shop, ({ db }) => countOrderTabs(db))
  expect(await counts()).toMatchObject({ all: 4, unPaid: 1, notShipped: 3, cancel: 0 })
  await app.drainJobs()
  app.passTime(6000)
  await app.drainJobs()
  expect(await countDeltas(app, shop)).toBe(0)
  const [first] = orders
  await inShop(app, shop, (context) => cancelOrder(context, { orderNo: first?.orderNo ?? '' }, cancelledBy.is.buyer))
  expect(await countDeltas(app, shop)).toBe(2)
  expect(await counts()).toMatchObject({ all: 4, unPaid: 0, notShipped: 3, cancel: 1 })
  app.passTime(6000)
  await app.drainJobs()
  expect(await counts()).toMatchObject({ all: 4, unPaid: 0, notShipped: 3, cancel: 1 })
  const start = (offset: number) =>
    inShop(app, shop, ({ db }) => findDayStart(db, dayCountersOf(db, 'notShipped'), offset))
  expect(shopDay(new Date(((await start(2))?.before.getTime() ?? 0) - 1))).toBe(shopDay(app.now()))
  expect([(await start(2))?.skipped, await start(3)]).toEqual([2, undefined])
})

/** Whatever buyers do and however much time passes between. */
const steps = fc.array(
  fc.record({
    act: fc.constantFrom('place', 'pay', 'cancel', 'ship', 'receive', 'delete', 'wait'),
    nth: fc.nat(3),
    pieces: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 6, maxLength: 18 },
)

test('whatever happens to orders, every journal balances, the books agree with the balances, and tabs with the rows', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (happened) => {
      const shop = await makeShop(app)
      const product = await makeProduct(app, shop, { stock: 200 })
      const orders: string[] = []
      const place = async (pieces: number, isPaid: boolean) =>
        orders.push((await makeOrder(app, shop, { product, pieces: [pieces], isPaid })).orderNo)
      await place(1, true)
      for (const { act, nth, pieces } of happened) {
        const orderNo = orders[nth % orders.length] ?? ''
        if (act === 'place' || act === 'pay') await place(pieces, act === 'pay')
        else if (act === 'ship') await markShipped(app, shop, orderNo, app.now())
        else if (act === 'wait') app.passTime(pieces * 5 * DAY)
        else {
          await inShop(app, shop, (context): Promise<unknown> => {
            if (act === 'cancel') return cancelOrder(context, { orderNo }, cancelledBy.is.buyer)
            if (act === 'receive') return receiveOrder(context, { orderNo }, 'buyer')
            return deleteOrderOfBuyer(context, { orderNo })
          }).catch((error: unknown) => {
            if (!(error instanceof Refusal)) throw error
          })
        }
        if (act === 'wait') await app.drainJobs()
      }
      const { accounts, income } = await readBooks(app, shop)
      const total = [...accounts.values()].reduce((sum, amount) => sum + amount, 0)
      expect(total).toBe(0)
      const { pending, frozen, balance } = await inShop(app, shop, ({ db }) => findBalances(db))
      const of = (code: string) => -(accounts.get(code) ?? 0)
      expect([of(account.is.pending), of(account.is.frozen), of(account.is.balance)].map((n) => n + 0)).toEqual([
        pending,
        frozen,
        balance,
      ])
      expect(income).toEqual({ pending, frozen })
      const tabs = await inShop(app, shop, ({ db }) => countOrderTabs(db))
      const rows = await countRows(app, shop)
      for (const [tab, number] of Object.entries(tabNumber)) {
        expect([tab, tabs[tab as keyof typeof tabs]]).toEqual([tab, rows.get(number) ?? 0])
      }
    }),
    { numRuns: 6 },
  )
})
