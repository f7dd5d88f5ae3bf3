import { setTimeout as delay } from 'node:timers/promises'
import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { backOffice } from './support/back-office.ts'
import { waitUntilLive } from './support/console-parts.ts'
import { untilNothingIsDue } from './support/database.sql.ts'
import { inspect } from './support/inspect.ts'
import { journey } from './support/journey.ts'
import { signIn } from './support/sign-in.ts'
import { shopOf } from './orders/books.sql.ts'
import { buySomething, orderSomething, payFor } from './orders/shop-front.ts'

const numberIn = async (place: Locator, words: RegExp) => Number(words.exec(await place.innerText())?.[1])

journey('a count of the home page follows the orders and leads to the list with the same number', async ({ page }) => {
  await signIn(page, 'shanfeng', '/dashboard')
  await waitUntilLive(page)
  await untilNothingIsDue()
  const work = page.getByRole('region', { name: '待处理' })
  const before = await numberIn(work.getByRole('link', { name: /^\d+ 待发货$/ }), /(\d+)/)
  await buySomething(await backOffice(), await shopOf('shanfeng'))
  const toShip = work.getByRole('link', { name: `${before + 1} 待发货` })
  await toShip.waitFor()
  await page.getByRole('region', { name: '订单量趋势' }).locator('svg').first().waitFor()
  await page.getByRole('region', { name: '商品支付排行' }).getByRole('listitem').first().waitFor()
  await inspect(page, 'home')

  await toShip.click()
  await page.waitForURL('**/order/list?status=notShipped')
  await page.getByText(`共 ${before + 1} 条`).waitFor()
  await page.goBack()
  const due = work.getByRole('link', { name: /^待发货，24小时内/ })
  const urgent = await numberIn(due, /(\d+) 单将到期/)
  await due.click()
  await page.getByText(`共 ${urgent} 条`).waitFor()
})

const MINUTE = 60_000

/** Today's figures begin anew at midnight. */
async function untilMidnightIsFar() {
  const left = startOfDay(addDays(shopDay(new Date()), 1)).getTime() - Date.now()
  if (left < 5 * MINUTE) await delay(left)
}

/** What is asked for every minute is not: the page hears of what changes, or never. */
const askOnlyWhenTold = (page: Page) =>
  page.addInitScript((minute) => {
    const every = window.setInterval.bind(window)
    Object.assign(window, { setInterval: (run: () => void, ms = 0) => (ms >= minute ? 0 : every(run, ms)) })
  }, MINUTE)

const digitsIn = async (place: Locator) => Number((await place.innerText()).replace(/\D/g, ''))

journey('what was sold grows with a payment and is followed down to its order', async ({ page }) => {
  const [platform, merId] = [await backOffice(), await shopOf('shanfeng')]
  await untilMidnightIsFar()
  await untilNothingIsDue()
  await askOnlyWhenTold(page)
  await signIn(page, 'shanfeng', '/dashboard')
  await waitUntilLive(page)
  const [sales, orders] = [page.locator('.hero-value').first(), page.locator('.hero-value').nth(1)]
  const [fenBefore, ordersBefore] = [await digitsIn(sales), await digitsIn(orders)]
  const order = await orderSomething(platform, merId)
  await payFor(platform, merId, order)
  const shown = [fenBefore + order.payPrice, ordersBefore + 1]
  await expect.poll(async () => [await digitsIn(sales), await digitsIn(orders)]).toEqual(shown)

  await page.getByRole('link', { name: '明细' }).first().click()
  const bill = page.getByRole('dialog', { name: '日账单详情' })
  const paid = bill.locator('.money-sum > div', { hasText: '订单实际支付金额' })
  const billed = async () => [await digitsIn(paid.getByRole('definition')), await digitsIn(paid.locator('small'))]
  await expect.poll(billed).toEqual(shown)
  await bill.getByRole('link', { name: '查看资金流水' }).click()
  await page
    .locator('tr[data-row-key]', { hasText: '订单支付' })
    .getByRole('link', { name: order.orderNo })
    .first()
    .click()
  await page.getByRole('dialog', { name: '订单详情' }).getByText(order.orderNo).first().waitFor()
})
