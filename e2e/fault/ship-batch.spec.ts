import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { CONSOLE_HEADER } from '@zhanggui/contract/kernel/wire-names'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNT, launchBrowser, openConsole } from './fault-console.ts'
import { type FaultyProduct, startFaultyProduct } from './faulty-product.ts'
import { prepareStream, streamOrders } from './order-stream.ts'
import { countShipped, findBatch, readShipments, shopOf } from './read-facts.sql.ts'

const ORDERS = 200
/** So many orders are shipped when the server is killed. */
const KILLS = [15, 120]

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

/** Fills the desk with all that waits; answers with the numbers and the button that ships. */
async function fillDesk(page: Page) {
  await page.getByRole('button', { name: '载入全部待发货订单' }).click()
  await page.getByRole('table', { name: '待发货订单' }).waitFor()
  await page.getByLabel('默认快递').selectOption({ label: '中通快递' })
  await page.getByRole('button', { name: '粘贴单号' }).click()
  const paste = page.getByRole('dialog', { name: '粘贴单号' })
  const count = Number(/共 (\d+) 单/.exec((await paste.textContent()) ?? '')?.[1])
  const numbers = Array.from({ length: count }, (_, n) => `ZTFAULT${1000 + n}`)
  await paste.getByRole('textbox', { name: '快递单号' }).fill(numbers.join('\n'))
  await paste.getByRole('button', { name: `填入 ${count} 行` }).click()
  return { numbers, button: page.getByRole('button', { name: `发货 ${count} 单` }) }
}

/** The batch as it was sent, sent again by somebody who does not know what came of it. */
async function repeat(page: Page, rows: readonly object[]): Promise<number> {
  const answer = await page.request.post(`/api${shipDeskApi.ship.path}`, {
    headers: { [CONSOLE_HEADER]: '1', 'Idempotency-Key': randomUUID() },
    data: { rows },
  })
  const { code, data } = (await answer.json()) as { code: number; data: { taskId: number } }
  expect(code).toBe(200)
  return data.taskId
}

test('the server is killed twice in a batch of two hundred orders: each of them is shipped once', async () => {
  const goods = await prepareStream(product, merId, ORDERS / 4)
  const placed = await streamOrders(product, { merId, name: 'BATCH', orders: ORDERS, goods })
  const orderNos = placed.map(({ orderNo }) => orderNo)
  const page = await openConsole(browser, product.url, '/order/shipDesk')
  const { numbers, button } = await fillDesk(page)
  await button.click()
  for (const limit of KILLS) {
    while ((await countShipped(product.pool, merId, orderNos)) < limit) await delay(10)
    await product.killServer()
  }
  // The page was never loaded anew, and nobody has clicked again.
  await page.getByRole('dialog', { name: '批量发货' }).getByText(`全部完成，共 ${numbers.length} 条`).waitFor({
    timeout: 300_000,
  })
  const facts = await readShipments(product.pool, merId, orderNos)
  expect(facts).toHaveLength(ORDERS)
  for (const fact of facts) {
    const once = { trackingNumbers: [expect.any(String)], tracked: 1, events: 1, told: 1, logged: 1 }
    expect(fact).toEqual({ orderNo: fact.orderNo, status: orderStatus.is.shipped, left: 0, ...once })
  }
  const given = facts.flatMap(({ trackingNumbers }) => trackingNumbers)
  expect(new Set(given).size).toBe(ORDERS)
  expect(numbers).toEqual(expect.arrayContaining(given))

  const first = await findBatch(product.pool, merId)
  const taskId = await repeat(page, first.rows)
  await expect
    .poll(() => findBatch(product.pool, merId), { timeout: 120_000 })
    .toMatchObject({
      id: taskId,
      done: 0,
      failed: first.done,
    })
  expect(await readShipments(product.pool, merId, orderNos)).toEqual(facts)
})
