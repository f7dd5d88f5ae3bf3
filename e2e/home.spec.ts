import type { Locator } from 'playwright-core'
import { backOffice } from './support/back-office.ts'
import { waitUntilLive } from './support/console-parts.ts'
import { inspect } from './support/inspect.ts'
import { journey } from './support/journey.ts'
import { signIn } from './support/sign-in.ts'
import { shopOf } from './orders/books.sql.ts'
import { buySomething } from './orders/shop-front.ts'

const numberIn = async (place: Locator, words: RegExp) => Number(words.exec(await place.innerText())?.[1])

journey('a count of the home page follows the orders and leads to the list with the same number', async ({ page }) => {
  await signIn(page, 'shanfeng', '/dashboard')
  await waitUntilLive(page)
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
