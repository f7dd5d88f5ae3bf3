import { CONSOLE_HEADER } from '@zhanggui/contract/kernel/wire-names'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { shippingType } from '@zhanggui/domain/order/order-codes'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { backOffice } from '../support/back-office.ts'
import { focused } from '../support/console-parts.ts'
import { expectNoOverhang, inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import { allowPickUps, countToShip, findPickUpCode, shopOf } from './books.sql.ts'
import { shipOne } from './ship-one.ts'
import { buySomething, listDeliverable } from './shop-front.ts'

const ORDERS = 100

/** So many orders that wait to be sent, over all the goods that the shop has enough of. */
async function fillShop(merId: number) {
  const call = await backOffice()
  const goods = await listDeliverable(call, merId)
  const missing = ORDERS - (await countToShip(merId))
  for (let n = 0; n < missing; n += 1) {
    await buySomething(call, merId, shippingType.is.delivery, goods[n % goods.length])
  }
}

/** As a colleague would in the meantime. */
async function takeBack(page: Page, orderNo: string) {
  const options = { headers: { [CONSOLE_HEADER]: '1' } }
  const parcels = await page.request.get(`/api${orderApi.shipments.path.replace('{orderNo}', orderNo)}`, options)
  const [{ id }] = ((await parcels.json()) as { data: [{ id: number }] }).data
  const data = { id, reason: '装错了' }
  const taken = await page.request.post(`/api${orderChangeApi.unship.path}`, { ...options, data })
  expect(await taken.json()).toMatchObject({ code: 200 })
}

journey('a hundred orders are shipped from a pasted column, and one is taken back', async ({ page }) => {
  const merId = await shopOf('shanfeng')
  await fillShop(merId)
  await signIn(page, 'shanfeng', '/order/shipDesk')
  let actions = 0
  const act = async (what: Promise<unknown>) => {
    actions += 1
    await what
  }
  await act(page.getByRole('button', { name: '载入全部待发货订单' }).click())
  await page.getByRole('table', { name: '待发货订单' }).waitFor()
  await act(page.getByLabel('默认快递').selectOption({ label: '中通快递' }))
  await act(page.getByRole('button', { name: '粘贴单号' }).click())
  const paste = page.getByRole('dialog', { name: '粘贴单号' })
  const column = Array.from({ length: ORDERS }, (_, n) => `ZTJOURNEY${1000 + n}`).join('\n')
  await act(paste.getByRole('textbox', { name: '快递单号' }).fill(column))
  await act(paste.getByRole('button', { name: `填入 ${ORDERS} 行` }).click())
  await inspect(page, 'ship-desk')
  await expectNoOverhang(page)
  await act(page.getByRole('button', { name: `发货 ${ORDERS} 单` }).click())
  const progress = page.getByRole('dialog', { name: '批量发货' })
  await progress.getByText(`全部完成，共 ${ORDERS} 条`).waitFor()
  await act(progress.getByRole('button', { name: '关闭' }).last().click())
  expect(actions).toBeLessThanOrEqual(12)

  await page.goto('/order/list?keyword=ZTJOURNEY1000')
  const row = page.locator('tr[data-row-key]').first()
  await row.getByText('待收货').waitFor()
  await row.getByRole('link').first().click()
  const detail = page.getByRole('dialog', { name: '订单详情' })
  await detail.getByRole('tab', { name: '发货记录' }).click()
  await detail.getByRole('button', { name: '撤销发货' }).click()
  await page.getByRole('textbox', { name: '撤销原因' }).fill('装错了')
  await inspect(page, 'shipment-take-back')
  await page.getByRole('button', { name: '撤销发货' }).last().click()
  await detail.getByText('原因：装错了').waitFor()
  await inspect(page, 'shipment-taken-back')
})

journey('sheets are printed, and whoever prints them again is written down', async ({ page }) => {
  const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
  const { orderNo } = await buySomething(call, merId, shippingType.is.delivery)
  await signIn(page, 'shanfeng', `/order/list?keyword=${orderNo}`)
  await page.getByRole('checkbox', { name: `选择 ${orderNo}` }).check()
  await page.getByRole('button', { name: '批量发货' }).click()
  await page.getByRole('table', { name: '待发货订单' }).getByText(orderNo).waitFor()
  const fromMenu = async (name: string) => {
    await page.getByRole('button', { name: '打印' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const print = async (name: string) => {
    const opened = page.waitForEvent('popup')
    await fromMenu(`打印${name}`)
    const sheet = await opened
    await sheet.getByRole('heading', { name, exact: true }).waitFor()
    return sheet
  }
  const picks = await print('拣货单')
  await picks.getByText(/^1 单 · 1 种 · 共 2 件/).waitFor()
  await inspect(picks, 'pick-list')
  await picks.close()
  const slip = await print('装箱单')
  await slip.getByRole('img', { name: `条码 ${orderNo}` }).waitFor()
  await slip.close()
  await page.getByText('已打印装箱单 1 次').waitFor()
  const again = await print('装箱单')
  await again.getByText('第 2 次打印').waitFor()
  await inspect(again, 'packing-slip')
  await expectNoOverhang(again)
  await again.close()
  await page.getByText('已打印装箱单 2 次').waitFor()
  await fromMenu('打印记录')
  const log = page.getByRole('dialog', { name: '打印记录' }).locator('tbody tr')
  await expect
    .poll(async () => (await log.locator('td:nth-child(-n+3)').allTextContents()).slice(0, 9))
    .toEqual(['装箱单', '1', '1', '装箱单', '1', '-', '拣货单', '1', '-'])
  await inspect(page, 'print-log')
})

journey(
  'orders are scanned one after the other, one fails and is tried again, and one gets its label',
  async ({ page }) => {
    const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
    const { orderNo: first } = await buySomething(call, merId, shippingType.is.delivery)
    const { orderNo: second } = await buySomething(call, merId, shippingType.is.delivery)
    const { orderNo: sent } = await buySomething(call, merId, shippingType.is.delivery)
    const taken = `ZTTAKEN${sent.slice(-10)}`
    await signIn(page, 'shanfeng', `/order/list?keyword=${sent}`)
    await shipOne(page, sent, taken)
    await page.goto('/order/list?status=notShipped')
    for (const orderNo of [first, second]) await page.getByRole('checkbox', { name: `选择 ${orderNo}` }).check()
    await page.getByRole('button', { name: '批量发货' }).click()
    await page.getByRole('table', { name: '待发货订单' }).getByText(second).waitFor()
    await page.getByLabel('默认快递').selectOption({ label: '中通快递' })

    await page.getByRole('button', { name: '扫码录入' }).click()
    const scanning = page.getByRole('dialog', { name: '扫码录入' })
    await focused(scanning.getByRole('textbox', { name: '扫描内容' }))
    for (const code of [first, taken]) {
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
    }
    await scanning.getByText(`${first} → ${taken}`).waitFor()
    await inspect(page, 'ship-desk-scan')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '电子面单取号' }).click()
    await page.getByText('已获取 1 个电子面单号').waitFor()
    await page.getByRole('button', { name: '打印', exact: true }).click()
    const opened = page.waitForEvent('popup')
    await page.getByRole('menuitem', { name: '打印电子面单' }).click()
    const label = await opened
    await label.getByText(second).waitFor()
    await inspect(label, 'label')
    await expectNoOverhang(label)
    await label.close()

    await page.getByRole('button', { name: '发货 2 单' }).click()
    const progress = page.getByRole('dialog', { name: '批量发货' })
    await progress.getByText('成功 1 条，失败 1 条').waitFor()
    await progress.getByRole('button', { name: '关闭' }).last().click()
    const row = page.getByRole('row').filter({ hasText: first })
    await row.getByText('快递单号已用于订单').waitFor()
    await page.getByRole('button', { name: '重试失败的 1 单' }).waitFor()
    await inspect(page, 'ship-desk-retry')
    await page.getByRole('row').filter({ hasText: second }).waitFor({ state: 'detached' })
    await takeBack(page, sent)
    await page.getByRole('button', { name: '重试失败的 1 单' }).click()
    await progress.getByText('全部完成，共 1 条').waitFor()
  },
)

journey('at the counter one code comes after the other, and the wrong one is undone', async ({ page }) => {
  const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
  await allowPickUps(merId)
  const { orderNo } = await buySomething(call, merId, shippingType.is.pickUp)
  const code = await findPickUpCode(merId, orderNo)
  await signIn(page, 'shanfeng', '/order/verifyDesk')
  const field = page.getByRole('textbox', { name: '核销码' })
  await focused(field)
  await page.keyboard.type('00000')
  await page.keyboard.press('Enter')
  await page.getByText('请选择正确的核销码').waitFor()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await page.getByText(`订单 ${orderNo} 核销成功`).waitFor()
  await focused(field)
  const row = page.getByRole('listitem').filter({ hasText: orderNo })
  await inspect(page, 'verify-desk')
  await expectNoOverhang(page)
  await row.getByRole('button', { name: '撤销' }).click()
  await page.getByRole('button', { name: '撤销核销' }).click()
  await row.waitFor({ state: 'hidden' })
})
