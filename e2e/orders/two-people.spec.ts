import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { backOffice } from '../support/back-office.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { nameOf, signIn } from '../support/sign-in.ts'
import { shopOf } from './books.sql.ts'
import { rowOf, shipOne } from './ship-one.ts'
import { buySomething, listDeliverable, stockOf } from './shop-front.ts'

const detailOf = (page: Page) => page.getByRole('dialog', { name: '订单详情' })

async function openOrder(page: Page, account: string, orderNo: string) {
  await signIn(page, account, `/order/list?keyword=${orderNo}`)
  await rowOf(page, orderNo).waitFor()
}

async function openParcels(page: Page, orderNo: string) {
  await rowOf(page, orderNo).getByRole('link', { name: orderNo }).click()
  await detailOf(page).getByRole('tab', { name: '发货记录' }).click()
}

/** Opens the form of the parcel and types another number. */
async function typeNumber(page: Page, number: string) {
  await detailOf(page).getByRole('button', { name: '修改配送信息' }).click()
  const form = page.getByRole('dialog', { name: '修改配送信息' })
  await form.getByRole('textbox', { name: '快递单号' }).fill(number)
  return form
}

const save = (form: ReturnType<Page['getByRole']>) => form.getByRole('button', { name: /^保\s*存$/ }).click()

journey('two people have one order open: they see each other, and nobody overwrites the other', async (trip) => {
  const { page: owner } = trip
  const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
  const { orderNo } = await buySomething(call, merId)
  const clerk = await trip.anotherVisitor()
  await openOrder(owner, 'shanfeng', orderNo)
  await shipOne(owner, orderNo, `ZTA${orderNo.slice(-10)}`)
  await openOrder(clerk, 'shanfeng-dianzhang', orderNo)
  const colleague = await nameOf(clerk)
  await openParcels(owner, orderNo)
  await openParcels(clerk, orderNo)
  await detailOf(owner).getByText(`${colleague} 正在处理`).waitFor()
  await inspect(owner, 'order-colleague')

  const [mine, theirs] = [await typeNumber(owner, 'ZTMINE01'), await typeNumber(clerk, 'ZTTHEIRS01')]
  await save(theirs)
  await theirs.waitFor({ state: 'hidden' })
  await save(mine)
  await owner.getByText(`数据已被 ${colleague} 修改`).waitFor()
  await inspect(owner, 'order-conflict')
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: '放弃' }).click()
  await detailOf(owner).getByText('ZTTHEIRS01').waitFor()

  const late = await typeNumber(clerk, 'ZTLATE01')
  await detailOf(owner).getByRole('button', { name: '撤销发货' }).click()
  await owner.getByRole('textbox', { name: '撤销原因' }).fill('装错了')
  await owner.getByRole('button', { name: '撤销发货' }).last().click()
  await detailOf(owner).getByText('原因：装错了').waitFor()
  await save(late)
  await clerk.getByText('订单发货单不存在').waitFor()
  expect(await detailOf(owner).getByText('ZTLATE01').count()).toBe(0)
})

journey('goods are exchanged for another SKU: its stock goes down, and its cost is seen', async ({ page }) => {
  const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
  const goods = await listDeliverable(call, merId)
  const bought = goods.find(({ productId }) => goods.filter((each) => each.productId === productId).length > 1)
  const other = goods.find((each) => each.productId === bought?.productId && each.attrValueId !== bought.attrValueId)
  if (!bought || !other) throw new Error('the shop has no product with two SKUs to send')
  const stocks = () => Promise.all([bought, other].map((each) => stockOf(call, merId, each.attrValueId)))
  const { orderNo } = await buySomething(call, merId, undefined, bought)
  await openOrder(page, 'shanfeng', orderNo)
  await shipOne(page, orderNo, `ZTB${orderNo.slice(-10)}`)
  const [left = 0, leftOfOther = 0] = await stocks()

  await rowOf(page, orderNo).getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '换货补发' }).click()
  const dialog = page.getByRole('dialog', { name: '换货 / 补发' })
  await dialog.getByRole('combobox', { name: '换成的规格' }).click()
  await page.getByTitle(`${other.sku}（库存 ${other.stock}）`).click()
  await dialog.getByText(/成本 ¥.*由店铺承担；库存会减少 1 件。/).waitFor()
  await dialog.getByRole('textbox', { name: '快递单号' }).fill(`ZTC${orderNo.slice(-10)}`)
  await dialog.getByRole('textbox', { name: '原因' }).fill('买家要换规格')
  await inspect(page, 'order-exchange-sku')
  await dialog.getByRole('button', { name: /^换\s*货$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(stocks).toEqual([left, leftOfOther - 1])

  await openParcels(page, orderNo)
  const parcel = detailOf(page)
    .getByRole('listitem')
    .filter({ hasText: `ZTC${orderNo.slice(-10)}` })
  await parcel.getByText('成本（店铺承担）').waitFor()
  await parcel.getByText(other.sku).waitFor()
})
