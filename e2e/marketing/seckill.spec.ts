import { randomUUID } from 'node:crypto'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { seckillGateway } from '@zhanggui/contract/gateway/seckill'
import { shopperGateway } from '@zhanggui/contract/gateway/shopper'
import { addDays } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { groupBuyStatus, orderType, shippingType } from '@zhanggui/domain/order/order-codes'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { CallGateway } from '../../tools/platform/gateway-caller.ts'
import { backOffice } from '../support/back-office.ts'
import { chooseTime } from '../orders/shop-front.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { refundOne } from '../orders/refund-one.ts'
import { signIn } from '../support/sign-in.ts'

const SHANFENG = 1
const UID = 6_000_041
const ACTIVITY = '旅程秒杀'

/** An activity that runs all day. */
async function planActivity(platform: CallGateway) {
  const today = shopDay(new Date())
  const days = { startDate: today, endDate: addDays(today, 1), timeList: [{ start: 0, end: 1440 }] }
  return (await platform(seckillGateway.saveActivity, { name: ACTIVITY, ...days, allQuota: 3 })).id
}

/** Two pieces at the activity price, paid. */
async function buy(platform: CallGateway, seckillId: number) {
  const merId = SHANFENG
  const { list } = await platform(seckillGateway.products, { merId, auditStatus: 2 })
  const sold = list.find(({ id }) => id === seckillId)
  const sku = sold?.attrValue.find(({ quota }) => quota >= 2)
  if (!sold || !sku) throw new Error('nothing is offered')
  await platform(shopperGateway.save, { merId, uid: UID, nickname: '秒杀顾客', phone: '13612345641' })
  const part = {
    merId,
    type: orderType.is.seckill,
    seckillProductId: seckillId,
    shippingType: shippingType.is.delivery,
    groupBuyRecordStatus: groupBuyStatus.is.none,
    useIntegral: 0,
    gainIntegral: 0,
    userRemark: '',
    orderExtend: [],
    ...(await chooseTime(platform, merId, shippingType.is.delivery)),
    detailList: [{ productId: sold.productId, attrValueId: sku.attrValueId, num: 2, brokerage: 0, brokerageTwo: 0 }],
  }
  const { orderList } = await platform(orderGateway.place, {
    platOrderNo: `SECKILL-${randomUUID()}`,
    uid: UID,
    realName: '程旅',
    userPhone: '13612345641',
    userAddress: '浙江省杭州市西湖区龙井路1号',
    districtId: 0,
    orderList: [part],
  })
  const [order] = orderList
  if (!order) throw new Error('an order without parts')
  const { orderNo, payPrice } = order
  await platform(orderGateway.pay, {
    merId,
    orderNo,
    payType: 'weixin',
    payChannel: 'mini',
    payNo: `P${orderNo}`,
    payPrice,
  })
  return orderNo
}

/** Joins with the first product that the picker offers: five of each SKU at 80 percent. */
async function join(page: Page, activityId: number): Promise<string> {
  await page.goto(`/marketing/seckill/creatActivity/${activityId}`)
  await page.getByRole('button', { name: '添加商品' }).click()
  const picker = page.getByRole('dialog', { name: '商品列表' })
  await picker.locator('tbody').getByRole('checkbox').first().check()
  await picker.getByRole('button', { name: /确 ?定/ }).click()
  const tick = page.getByRole('checkbox', { name: /^选择/ })
  await tick.check()
  for (const [button, title, value] of [
    ['批量设置活动价', '设置活动价', '80'],
    ['批量设置限量', '设置限量', '5'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByRole('spinbutton').fill(value)
    await dialog.getByRole('button', { name: /确 ?定/ }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await inspect(page, 'seckill-join')
  const name = ((await tick.getAttribute('aria-label')) ?? '').replace('选择', '')
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByText('添加成功').first().waitFor()
  return name
}

journey('a product joins a flash sale, sells at its price, and a refund gives the pieces back', async ({ page }) => {
  const platform = await backOffice()
  const activityId = await planActivity(platform)
  await signIn(page, 'shanfeng', `/marketing/seckill/seckillActivity?name=${encodeURIComponent(ACTIVITY)}`)
  await page.getByText('进行中').first().waitFor()
  await inspect(page, 'seckill-activities')
  const name = await join(page, activityId)

  await page.goto(`/marketing/seckill/list?activityName=${encodeURIComponent(ACTIVITY)}`)
  const row = page.locator('tr[data-row-key]', { hasText: name }).first()
  await row.getByText('待审核').waitFor()
  const id = Number(await row.getAttribute('data-row-key'))
  await platform(seckillGateway.pass, { merId: SHANFENG, id })
  await row.getByText('审核成功').waitFor()

  const left = async () => Number(((await row.locator('.seckill-quota').textContent()) ?? '').split(' / ')[0])
  const before = await left()
  const orderNo = await buy(platform, id)
  await row.getByText(`${before - 2} / ${before}`).waitFor()
  await row.getByRole('link', { name }).click()
  await page.getByRole('dialog', { name: '秒杀商品' }).getByText('活动进行中，不能修改价格').waitFor()
  await inspect(page, 'seckill-drawer')

  await refundOne(page, orderNo)
  await page.goto(`/marketing/seckill/list?activityName=${encodeURIComponent(ACTIVITY)}`)
  await row.getByText(`${before - 1} / ${before}`).waitFor()
  expect(await left()).toBe(before - 1)
})
