import { orderGateway } from '@zhanggui/contract/gateway/order'
import { refundGateway } from '@zhanggui/contract/gateway/refund'
import { afterSales, refundStatus, returnWay } from '@zhanggui/domain/order/refund-codes'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { CallGateway } from '../../tools/platform/gateway-caller.ts'
import { backOffice } from '../support/back-office.ts'
import { bell, noticeCentre, waitUntilLive } from '../support/console-parts.ts'
import { uploadPicture } from '../support/fill-sample-form.ts'
import { expectNoOverhang, inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { nameOf, signIn } from '../support/sign-in.ts'
import { shopOf } from './books.sql.ts'
import { rowOf, shipOne } from './ship-one.ts'
import { buySomething } from './shop-front.ts'

const moneyOnly = { afterSalesType: afterSales.is.moneyOnly, returnGoodsType: returnWay.is.none }
const byExpress = { afterSalesType: afterSales.is.withReturn, returnGoodsType: returnWay.is.express }

type Way = (typeof moneyOnly | typeof byExpress) & { readonly pictures?: string[] }

const detailOf = (page: Page) => page.getByRole('dialog', { name: '退款单详情' })

/** The buyer asks for the money of one piece; answers with the refund's number. */
async function applyFor(call: CallGateway, merId: number, orderNo: string, way: Way) {
  const { detailList } = await call(orderGateway.info, { merId, orderNo })
  const [line] = detailList
  const application = { orderDetailId: line?.id ?? 0, num: 1, reason: '包装破损', explain: '', pictures: [], ...way }
  const number = `AS-${orderNo}-${line?.applyRefundNum}`
  const { refundOrderNo } = await call(refundGateway.apply, { merId, number, orderNo, ...application })
  return refundOrderNo
}

async function openDetail(page: Page, refundNo: string): Promise<Locator> {
  await rowOf(page, refundNo).getByRole('link', { name: refundNo }).click()
  await detailOf(page).getByRole('heading', { name: refundNo }).waitFor()
  return detailOf(page)
}

/** Flags everything that the list shows. */
async function flagAll(page: Page, ...refundNos: readonly string[]) {
  for (const refundNo of refundNos) await page.getByRole('checkbox', { name: `选择 ${refundNo}` }).check()
  await page.getByRole('button', { name: '标记' }).click()
  const dialog = page.getByRole('dialog', { name: `标记 ${refundNos.length} 条` })
  await dialog.getByRole('combobox', { name: '旗标' }).click()
  await page.getByTitle('红旗').click()
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  for (const refundNo of refundNos) await rowOf(page, refundNo).getByText('红旗').waitFor()
}

/** Hands the refund that is open to a colleague, and names them in a note. */
async function handOver(page: Page, detail: Locator, colleague: string) {
  await detail.getByRole('tab', { name: '协作' }).click()
  await detail.getByRole('combobox', { name: '负责人' }).click()
  await page.getByTitle(colleague).click()
  await detail.getByTitle(colleague).waitFor()
  await detail.getByRole('textbox', { name: '协作备注' }).fill(`请核对照片 @${colleague}`)
  await detail.getByRole('button', { name: /^发\s*送$/ }).click()
  await detail.getByRole('listitem').filter({ hasText: '请核对照片' }).waitFor()
}

/** Refuses the refund that is open with a phrase that is kept on the way. */
async function refuseByPhrase(page: Page, detail: Locator, refundNo: string) {
  const phrase = `{买家}，${refundNo.slice(-6)} 的照片看不清`
  await detail.getByRole('button', { name: /^拒\s*绝$/ }).click()
  const dialog = page.getByRole('dialog', { name: '拒绝退款' })
  const reason = dialog.getByRole('textbox', { name: '拒绝退款原因' })
  // Nobody has left the field yet.
  await dialog.locator('textarea:focus').waitFor()
  expect(await dialog.getByText('请填写拒绝退款原因').count()).toBe(0)
  await reason.fill(phrase)
  await dialog.getByRole('button', { name: '存为常用语' }).click()
  await reason.fill('')
  await dialog.getByRole('button', { name: phrase, exact: true }).click()
  await inspect(page, 'refund-refuse')
  await expectNoOverhang(page)
  await dialog.getByRole('button', { name: '拒绝退款' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return phrase
}

journey('applications come in, are worked through by keyboard, handed over and refused by a phrase', async (trip) => {
  const { page } = trip
  const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
  const clerk = await trip.anotherVisitor()
  await signIn(clerk, 'shanfeng-dianzhang', '/dashboard')
  await waitUntilLive(clerk)
  const { orderNo } = await buySomething(call, merId)
  await signIn(page, 'shanfeng', `/order/refund?orderNo=${orderNo}`)
  await waitUntilLive(page)
  const withPicture = { ...moneyOnly, pictures: [await uploadPicture(page, 'torn-box.png')] }
  const first = await applyFor(call, merId, orderNo, moneyOnly)
  await rowOf(page, first).waitFor()
  const second = await applyFor(call, merId, orderNo, withPicture)
  await page.getByRole('button', { name: '有 1 条新退款单，点击查看' }).click()
  await flagAll(page, second, first)

  const detail = await openDetail(page, second)
  await detail.getByRole('button', { name: '预览第 1 张' }).waitFor()
  await inspect(page, 'refund-detail')
  await expectNoOverhang(page)
  await detail.locator('button:focus', { hasText: '同意' }).waitFor()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog').filter({ hasText: '你确定同意此退款单吗？' })
  await question.locator('button:focus').waitFor()
  await page.keyboard.press('Enter')
  await detail.getByRole('heading', { name: first }).waitFor()
  const statusOf = async (refundOrderNo: string) =>
    (await call(refundGateway.info, { merId, refundOrderNo })).refundStatus
  await expect.poll(() => statusOf(second)).toBe(refundStatus.is.refunded)

  await handOver(page, detail, await nameOf(clerk))
  await bell(clerk).click()
  await noticeCentre(clerk)
    .getByRole('link', { name: new RegExp(`提到了你.*${first}`, 's') })
    .click()
  await clerk.waitForURL(`**/order/refund?refundOrderNo=${first}`)
  await rowOf(clerk, first).getByText('1 条协作备注').waitFor()

  const phrase = await refuseByPhrase(page, detail, first)
  const told = await call(refundGateway.info, { merId, refundOrderNo: first })
  expect(told.refundStatus).toBe(refundStatus.is.refused)
  expect(told.refundReason).toBe(phrase.replace('{买家}', '旅程顾客'))
})

journey('goods are sent back: what arrived well is paid, the rest is refused', async ({ page }) => {
  const [call, merId] = [await backOffice(), await shopOf('shanfeng')]
  const { orderNo } = await buySomething(call, merId)
  await signIn(page, 'shanfeng', `/order/list?keyword=${orderNo}`)
  await shipOne(page, orderNo, `ZTR${orderNo.slice(-10)}`)
  const [good, bad] = [await applyFor(call, merId, orderNo, byExpress), await applyFor(call, merId, orderNo, byExpress)]
  await page.goto(`/order/refund?orderNo=${orderNo}`)
  const dialog = page.getByRole('dialog', { name: '同意「旅程顾客」退货退款' })
  await rowOf(page, good).getByRole('button', { name: '同意' }).click()
  await dialog.getByRole('radio', { checked: true }).waitFor()
  await inspect(page, 'refund-agree')
  await expectNoOverhang(page)
  await dialog.getByRole('button', { name: /^同\s*意$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  await rowOf(page, bad).getByRole('button', { name: '同意' }).click()
  await dialog.getByRole('button', { name: /^同\s*意$/ }).click()
  await rowOf(page, bad).getByText('用户退货').waitFor()
  for (const refundOrderNo of [good, bad]) {
    const trackingNumber = `ZTB${refundOrderNo.slice(-10)}`
    await call(refundGateway.sendBack, {
      merId,
      refundOrderNo,
      expressCode: 'zhongtong',
      trackingNumber,
      telephone: '',
    })
  }

  await rowOf(page, good).getByRole('button', { name: '确认收货' }).click()
  await page.getByText(/^确定已经收到所有退款商品吗？/).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
  await rowOf(page, good).getByText('已退款').waitFor()
  await rowOf(page, bad).getByRole('button', { name: '拒绝收货' }).click()
  const refusal = page.getByRole('dialog', { name: '拒绝收货' })
  await refusal.getByRole('textbox', { name: '拒绝收货原因' }).fill('退回的不是原来的商品')
  await refusal.getByRole('button', { name: '拒绝收货' }).click()
  await rowOf(page, bad).getByText('审核未通过').waitFor()
  const { detailList } = await call(orderGateway.info, { merId, orderNo })
  expect(detailList).toMatchObject([{ refundNum: 1, applyRefundNum: 0 }])
})
