import { orderGateway } from '@zhanggui/contract/gateway/order'
import { type Fen, formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { shippingType } from '@zhanggui/domain/order/order-codes'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { backOffice } from '../support/back-office.ts'
import { waitUntilLive } from '../support/console-parts.ts'
import { runTimerNow } from '../support/database.sql.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import { allowPickUps, findPickUpCode, letReceiptBeLongAgo, readBooks, shopOf } from './books.sql.ts'
import { buySomething } from './shop-front.ts'

const rowOf = (page: Page, orderNo: string) => page.locator(`tr[data-row-key="${orderNo}"]`)

/** Sends one of two pieces, or what is left. */
async function ship(page: Page, orderNo: string, number: string, isOnePiece: boolean) {
  await rowOf(page, orderNo).getByRole('button', { name: '发货' }).click()
  const dialog = page.getByRole('dialog', { name: '订单发货' })
  await dialog.getByLabel('收货信息').waitFor()
  await dialog.getByRole('textbox', { name: '快递单号' }).fill(number)
  if (isOnePiece) {
    // The next parcel goes the same way by itself.
    await dialog.getByRole('combobox', { name: '快递公司' }).click()
    await page.getByTitle('顺丰速运').click()
    await dialog.getByRole('switch', { name: '分单发货' }).click()
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('spinbutton').fill('1')
    await inspect(page, 'ship-order')
  }
  await dialog.getByRole('button', { name: '发货' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Gives the money of one piece back. */
async function refundOne(page: Page, orderNo: string) {
  await rowOf(page, orderNo).getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '直接退款' }).click()
  const dialog = page.getByRole('dialog', { name: '直接退款' })
  await dialog.getByText('分单退款').click()
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('spinbutton').fill('1')
  await dialog.getByRole('region', { name: '预计退款金额' }).getByText(/¥\d/).first().waitFor()
  await dialog.getByRole('button', { name: '退款' }).click()
  const question = page.getByRole('dialog', { name: '提示' })
  await question.getByText(/^确定退款 ¥/).waitFor()
  await question.getByRole('button', { name: /退款/ }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Flags the order that is open, and says something about it. */
async function flagAndComment(page: Page, detail: Locator) {
  await detail.getByRole('tab', { name: '协作' }).click()
  await detail.getByRole('combobox', { name: '旗标' }).click()
  await page.getByTitle('红旗').click()
  await detail.getByTitle('红旗').waitFor()
  await detail.getByRole('textbox', { name: '协作备注' }).fill('买家要改地址')
  await detail.getByRole('button', { name: /^发\s*送$/ }).click()
  await detail.getByRole('listitem').filter({ hasText: '买家要改地址' }).waitFor()
}

/** What was paid and what went back, on the page of the shop's money. */
async function findMoney(page: Page, orderNo: string, refundPrice: Fen) {
  await page.goto('/finance/capitalFlow')
  const search = page.getByRole('textbox', { name: '订单搜索' })
  await search.fill(orderNo)
  await search.press('Enter')
  await page.getByText('共 2 条').waitFor()
  const lines = page.locator('tr[data-row-key]')
  await lines.filter({ hasText: '订单支付' }).getByText(/^\+/).waitFor()
  await lines
    .filter({ hasText: `退款${formatYuan(refundPrice)}元` })
    .getByText(/^-¥/)
    .waitFor()
}

/** What a colleague sees of it. */
async function readAsColleague(page: Page, orderNo: string) {
  await signIn(page, 'shanfeng-dianzhang', `/order/list?keyword=${orderNo}`)
  const row = rowOf(page, orderNo)
  for (const mark of ['红旗', '1 条协作备注']) await row.getByText(mark).waitFor()
  await row.getByRole('link', { name: orderNo }).click()
  const detail = page.getByRole('dialog', { name: '订单详情' })
  await detail.getByRole('tab', { name: '协作' }).click()
  await detail.getByRole('listitem').filter({ hasText: '买家要改地址' }).waitFor()
}

journey(
  'an order rings, goes in two parcels, is partly refunded and received, a colleague sees what is said of it, and once it is completed its money is found',
  async (trip) => {
    const { page } = trip
    const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
    await signIn(page, 'shanfeng', '/order/list')
    await waitUntilLive(page)
    const { orderNo } = await buySomething(call, merId)
    await page.getByRole('status').filter({ hasText: orderNo }).waitFor()

    await page.goto(`/order/list?keyword=${orderNo}`)
    const row = rowOf(page, orderNo)
    await ship(page, orderNo, 'SF1234567890123', true)
    await row.getByText('部分收货').waitFor()
    await ship(page, orderNo, 'SF1234567890124', false)
    await row.getByText('待收货').waitFor()
    await refundOne(page, orderNo)
    await row.getByText('部分退款').first().waitFor()
    await call(orderGateway.receive, { merId, orderNo })
    await row.getByText('已送达').waitFor()

    const { payPrice, detailList } = await call(orderGateway.info, { merId, orderNo })
    expect(detailList).toMatchObject([{ deliveryNum: 2, refundNum: 1 }])
    const books = await readBooks(merId, orderNo)
    expect(books.events).toEqual(['pay', 'refund'])
    expect(Math.abs(books.cash)).toBe(payPrice - (detailList[0]?.refundPrice ?? 0))

    await row.getByRole('link', { name: orderNo }).click()
    const detail = page.getByRole('dialog', { name: '订单详情' })
    await detail.getByRole('tab', { name: '发货记录' }).click()
    for (const number of ['SF1234567890123', 'SF1234567890124']) await detail.getByText(number).waitFor()
    await detail.getByRole('tab', { name: '操作记录' }).click()
    for (const said of ['用户付款成功', /退款成功/, '用户已收货']) await detail.getByText(said).first().waitFor()
    await inspect(page, 'order-detail')
    await flagAndComment(page, detail)
    await readAsColleague(await trip.anotherVisitor(), orderNo)

    await page.keyboard.press('Escape')
    await letReceiptBeLongAgo(merId, orderNo)
    await runTimerNow('complete-orders')
    await row.getByText('已完成').waitFor()
    await findMoney(page, orderNo, detailList[0]?.refundPrice ?? toFen(0))
  },
)

journey('a pick-up is handed over on a telephone', async ({ page }) => {
  const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
  await allowPickUps(merId)
  const { orderNo } = await buySomething(call, merId, shippingType.is.pickUp)
  const verifyCode = await findPickUpCode(merId, orderNo)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'shanfeng', '/order/list')
  await page.getByRole('button', { name: '核销订单' }).click()
  const dialog = page.getByRole('dialog', { name: '核销订单' })
  await dialog.getByRole('button', { name: /^核\s*销$/ }).click()
  await dialog.getByText('输入不能为空').waitFor()
  await dialog.getByRole('textbox', { name: '核销码' }).fill(verifyCode)
  await dialog.getByRole('button', { name: /^核\s*销$/ }).click()
  await dialog.getByRole('link', { name: orderNo }).waitFor()
  await inspect(page, 'verify-on-a-phone')
})
