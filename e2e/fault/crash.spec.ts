import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unreadCount } from '../support/console-parts.ts'
import { ACCOUNT, launchBrowser, openConsole } from './fault-console.ts'
import { type FaultyProduct, startFaultyProduct } from './faulty-product.ts'
import { type Acknowledged, prepareStream, streamOrders } from './order-stream.ts'
import {
  countUnderway,
  findUnbalanced,
  readJournals,
  readNotices,
  readOrders,
  readStock,
  shopOf,
} from './read-facts.sql.ts'

const ORDERS = 90
/** Every third order is refunded. */
const REFUNDED = 3
/** Three answers for each order; when so many have come, something is killed. */
const KILLS = [0.15, 0.4, 0.7].map((share) => Math.floor(share * ORDERS * 3))

let product: FaultyProduct
let browser: Browser
let merId: number

beforeAll(async () => {
  product = await startFaultyProduct()
  merId = await shopOf(product.pool, ACCOUNT)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

const openOrders = () => openConsole(browser, product.url, '/order/list')
const once = (numbers: readonly string[]) => new Map(numbers.map((number) => [number, 1]))

/** Whatever was acknowledged is there, once; money, stock and news agree. */
async function checkFacts(name: string, acknowledged: readonly Acknowledged[], before: ReadonlyMap<number, number>) {
  await expect.poll(() => countUnderway(product.pool, merId), { timeout: 120_000 }).toBe(0)
  const orders = await readOrders(product.pool, merId, name)
  const byNumber = (list: readonly { number: string }[]) => list.map(({ number }) => number).toSorted()
  expect(byNumber(orders)).toEqual(byNumber(acknowledged))
  const stored = new Map(orders.map((order) => [order.number, order]))
  for (const { number, orderNo, refundNo } of acknowledged) {
    expect(stored.get(number)).toMatchObject({ orderNo, isPaid: true, refunds: refundNo ? [refundNo] : [] })
  }
  const orderNos = acknowledged.map(({ orderNo }) => orderNo)
  const refunded = acknowledged.filter(({ refundNo }) => refundNo !== undefined)
  const refundNos = refunded.map(({ refundNo = '' }) => refundNo)
  expect(await readJournals(product.pool, merId, 'pay', orderNos)).toEqual(once(orderNos))
  expect(await readJournals(product.pool, merId, 'refund', refundNos)).toEqual(once(refundNos))
  expect(await findUnbalanced(product.pool, merId)).toEqual({ journals: 0, accounts: [] })

  const sold = (skuId: number) => acknowledged.filter((each) => each.skuId === skuId && !each.refundNo).length
  const left = new Map([...before].map(([skuId, stock]) => [skuId, stock - sold(skuId)]))
  expect(await readStock(product.pool, merId, [...before.keys()])).toEqual(left)

  const told = await readNotices(product.pool, merId, ['新订单提醒'])
  expect(new Map([...told].filter(([orderNo]) => orderNos.includes(orderNo)))).toEqual(once(orderNos))
  const asked = await readNotices(product.pool, merId, ['退款申请提醒', '自动退款'])
  const askedNos = refunded.map(({ orderNo }) => orderNo)
  expect(new Map([...asked].filter(([orderNo]) => orderNos.includes(orderNo)))).toEqual(once(askedNos))
}

test.each<[string, string, () => Promise<void>]>([
  ['the server', 'SERVER', () => product.killServer()],
  ['the database', 'DATABASE', () => product.killDatabase()],
])(
  '%s is killed three times in a stream of orders: nothing is lost, and nothing happens twice',
  async (_, name, kill) => {
    const page = await openOrders()
    const goods = await prepareStream(product, merId, ORDERS)
    const before = await readStock(
      product.pool,
      merId,
      goods.map(({ attrValueId }) => attrValueId),
    )
    const unread = await countUnread()
    const answers = { heard: 0 }
    const running = streamOrders(
      product,
      { merId, name, orders: ORDERS, goods, refunded: REFUNDED },
      () => void (answers.heard += 1),
    )
    const killing = (async () => {
      for (const limit of KILLS) {
        while (answers.heard < limit) await delay(20)
        await kill()
      }
    })()
    const [acknowledged] = await Promise.all([running, killing])
    await checkFacts(name, acknowledged, before)

    // The page was never loaded anew.
    const news = (await countUnread()) - unread
    expect(news).toBeGreaterThanOrEqual(ORDERS)
    await expect.poll(() => unreadCount(page), { timeout: 60_000 }).toBe(unread + news)
    await page.getByRole('button', { name: /条新订单/ }).click()
    await page.locator(`tr[data-row-key="${acknowledged.at(-1)?.orderNo}"]`).waitFor()
    await page.context().close()
  },
)

/** What a person who looks now for the first time has not read. */
async function countUnread(): Promise<number> {
  const page = await openOrders()
  const unread = await unreadCount(page)
  await page.context().close()
  return unread
}
