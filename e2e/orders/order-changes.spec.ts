import { couponGateway } from '@zhanggui/contract/gateway/coupon'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { shopperGateway } from '@zhanggui/contract/gateway/shopper'
import { pieceStatus } from '@zhanggui/domain/coupon/coupon-codes'
import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { CallGateway } from '../../tools/platform/gateway-caller.ts'
import { backOffice } from '../support/back-office.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import { shopOf } from './books.sql.ts'
import { buySomething, listDeliverable, orderSomething, payFor, SHOPPER, stockOf } from './shop-front.ts'

const rowOf = (page: Page, orderNo: string) => page.locator(`tr[data-row-key="${orderNo}"]`)

async function openOrder(page: Page, orderNo: string) {
  await signIn(page, 'shanfeng', `/order/list?keyword=${orderNo}`)
  return rowOf(page, orderNo)
}

async function fromMenu(page: Page, orderNo: string, item: string) {
  await rowOf(page, orderNo).getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** A piece of one of the shop's coupons, with goods that it can be spent on. */
async function claimCoupon(call: CallGateway, merId: number) {
  await call(shopperGateway.save, { merId, uid: SHOPPER, nickname: '旅程顾客', phone: '13612345678' })
  for (const goods of await listDeliverable(call, merId)) {
    const coupons = await call(couponGateway.claimable, { merId, uid: SHOPPER, productId: goods.productId })
    const coupon = coupons.find(({ minPrice, isReceived }) => !isReceived && minPrice <= goods.price * 2)
    if (!coupon) continue
    const claim = { merId, uid: SHOPPER, couponId: coupon.id, number: `CL-${SHOPPER}-${coupon.id}` }
    return { goods, couponId: (await call(couponGateway.claim, claim)).id }
  }
  throw new Error('the shop has no coupon to claim')
}

journey('an unpaid order is made cheaper, and not any more when it is paid meanwhile', async ({ page }) => {
  const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
  const { orderNo, payPrice } = await orderSomething(call, merId)
  const cheaper = toFen(payPrice - 150)
  const row = await openOrder(page, orderNo)
  await row.getByRole('button', { name: '改价' }).click()
  const dialog = page.getByRole('dialog', { name: '订单改价' })
  await dialog.getByText(`下单时应付 ¥${formatYuan(payPrice)}`).waitFor()
  await dialog.getByRole('textbox', { name: '应付金额' }).fill(formatYuan(cheaper))
  await dialog.getByRole('button', { name: /^改\s*价$/ }).click()
  await dialog.getByText('请填写原因').waitFor()
  await inspect(page, 'order-price')
  await dialog.getByRole('textbox', { name: '改价原因' }).fill('老顾客')
  await dialog.getByRole('button', { name: /^改\s*价$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  await row.getByText(`¥${formatYuan(cheaper)}`).waitFor()

  await row.getByRole('link', { name: orderNo }).click()
  const detail = page.getByRole('dialog', { name: '订单详情' })
  await detail.getByText('商家改价').waitFor()
  await detail.getByText('-¥1.50').waitFor()
  await detail.getByRole('tab', { name: '操作记录' }).click()
  await detail.getByText(`商家改价：¥${formatYuan(payPrice)} → ¥${formatYuan(cheaper)}（老顾客）`).waitFor()
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: '改价' }).click()
  await dialog.getByRole('textbox', { name: '应付金额' }).fill(formatYuan(toFen(cheaper - 100)))
  await dialog.getByRole('textbox', { name: '改价原因' }).fill('再便宜一点')
  await payFor(call, merId, { orderNo, payPrice: cheaper })
  await dialog.getByRole('button', { name: /^改\s*价$/ }).click()
  await page.getByText('订单已经支付').waitFor()
  expect(await call(orderGateway.info, { merId, orderNo })).toMatchObject({ payPrice: cheaper })
})

journey('an unpaid order is closed: its goods can be sold again, its coupon spent again', async ({ page }) => {
  const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
  const { goods, couponId } = await claimCoupon(call, merId)
  const held = async () =>
    (await call(couponGateway.mine, { merId, uid: SHOPPER })).list.find(({ id }) => id === couponId)
  const before = await stockOf(call, merId, goods.attrValueId)
  const { orderNo } = await orderSomething(call, merId, { goods, couponId })
  expect((await held())?.status).toBe(pieceStatus.is.used)
  expect(await stockOf(call, merId, goods.attrValueId)).toBe(before - 2)

  const row = await openOrder(page, orderNo)
  await fromMenu(page, orderNo, '关闭订单')
  const question = page.getByRole('dialog', { name: `关闭订单 ${orderNo}` })
  await question.getByRole('textbox', { name: '关闭原因' }).fill('这批货有瑕疵')
  await inspect(page, 'order-close')
  await question.getByRole('button', { name: '关闭订单' }).click()
  await row.getByText('已取消').waitFor()
  await expect.poll(async () => (await held())?.status).toBe(pieceStatus.is.unused)
  await expect.poll(() => stockOf(call, merId, goods.attrValueId)).toBe(before)

  await row.getByRole('link', { name: orderNo }).click()
  const detail = page.getByRole('dialog', { name: '订单详情' })
  await detail.getByText('商家关闭').first().waitFor()
  await detail.getByRole('tab', { name: '操作记录' }).click()
  await detail.getByText('商家关闭订单：这批货有瑕疵').waitFor()
})

journey('a broken piece is sent once more: it leaves the stock, and its cost is seen', async ({ page }) => {
  const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
  const [goods] = (await listDeliverable(call, merId)).toSorted((one, other) => other.stock - one.stock)
  const { orderNo } = await buySomething(call, merId, undefined, goods)
  const row = await openOrder(page, orderNo)
  await row.getByRole('button', { name: '发货' }).click()
  const shipping = page.getByRole('dialog', { name: '订单发货' })
  await shipping.getByLabel('收货信息').waitFor()
  await shipping.getByRole('combobox', { name: '快递公司' }).click()
  await page.getByTitle('中通快递').click()
  await shipping.getByRole('textbox', { name: '快递单号' }).fill(`ZT${orderNo.slice(-12)}`)
  await shipping.getByRole('button', { name: '发货' }).click()
  await row.getByText('待收货').waitFor()
  const before = await stockOf(call, merId, goods?.attrValueId ?? 0)

  await fromMenu(page, orderNo, '换货补发')
  const dialog = page.getByRole('dialog', { name: '换货 / 补发' })
  await dialog.getByText('补发（漏发、破损）').click()
  await dialog.getByRole('button', { name: /^补\s*发$/ }).click()
  for (const missing of ['请填写快递单号', '请填写原因']) await dialog.getByText(missing).waitFor()
  await dialog.getByRole('textbox', { name: '快递单号' }).fill(`ZT${orderNo.slice(-11)}`)
  await dialog.getByRole('textbox', { name: '原因' }).fill('运输途中破损')
  await inspect(page, 'order-exchange')
  await dialog.getByRole('button', { name: /^补\s*发$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => stockOf(call, merId, goods?.attrValueId ?? 0)).toBe(before - 1)
  const { status } = await call(orderGateway.info, { merId, orderNo })
  expect(status).toBe(4)

  await row.getByRole('link', { name: orderNo }).click()
  const detail = page.getByRole('dialog', { name: '订单详情' })
  await detail.getByRole('tab', { name: '发货记录' }).click()
  const parcel = detail.getByRole('listitem').filter({ hasText: `ZT${orderNo.slice(-11)}` })
  await parcel.getByText('成本（店铺承担）').waitFor()
  await parcel.getByText('原因：运输途中破损').waitFor()
  await inspect(page, 'order-resent')
})
