import { couponGateway } from '@zhanggui/contract/gateway/coupon'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { shopperGateway } from '@zhanggui/contract/gateway/shopper'
import { groupBuyStatus, orderType, shippingType } from '@zhanggui/domain/order/order-codes'
import { backOffice } from '../support/back-office.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const SHANFENG = 1
const UID = 77_001

journey('a coupon is made, claimed and spent, and its figures follow', async ({ page }) => {
  await signIn(page, 'shanfeng', '/coupon/list/save')
  const form = page.getByRole('form', { name: '优惠券添加' })
  await form.getByLabel('优惠券名称').fill('旅途中的券')
  await form.getByLabel('优惠券面值').fill('5')
  await form.getByText('手动领取', { exact: true }).click()
  await form.getByText('限量', { exact: true }).click()
  await form.getByLabel('发布数量').fill('10')
  await form.getByText('开启', { exact: true }).click()
  await inspect(page, 'coupon-form')
  await page.getByRole('button', { name: '立即提交' }).click()
  const row = page.locator('tr[data-row-key]', { hasText: '旅途中的券' })
  await row.waitFor()
  const couponId = Number(await row.getAttribute('data-row-key'))

  const call = await backOffice()
  const buyer = { merId: SHANFENG, uid: UID }
  await call(shopperGateway.save, { ...buyer, nickname: '旅人', phone: '13900000077' })
  const { id } = await call(couponGateway.claim, { ...buyer, couponId, number: `CL-${couponId}` })
  const { list } = await call(orderGateway.goods, { merId: SHANFENG, limit: 100 })
  const goods = list.find(
    ({ price, stock, deliveryMethods }) => price > 1000 && stock > 0 && deliveryMethods.includes('1'),
  )
  if (!goods) throw new Error('nothing is on sale')
  const { productId, attrValueId } = goods
  const { dayList } = await call(orderGateway.deliveryTimes, {
    merId: SHANFENG,
    shippingType: shippingType.is.delivery,
  })
  const day = dayList.find(({ slotList }) => slotList.length > 0)
  const { orderList } = await call(orderGateway.place, {
    platOrderNo: `PT-${couponId}`,
    uid: UID,
    realName: '旅人',
    userPhone: '13900000077',
    userAddress: '浙江省杭州市西湖区龙井路1号',
    districtId: 0,
    orderList: [
      {
        merId: SHANFENG,
        type: orderType.is.plain,
        shippingType: shippingType.is.delivery,
        groupBuyRecordStatus: groupBuyStatus.is.none,
        couponId: id,
        deliveryDate: day?.date,
        deliverySlotId: day?.slotList[0]?.deliverySlotId,
        useIntegral: 0,
        gainIntegral: 0,
        userRemark: '',
        orderExtend: [],
        detailList: [{ productId, attrValueId, num: 1, brokerage: 0, brokerageTwo: 0 }],
      },
    ],
  })
  const [order] = orderList
  if (!order) throw new Error('no order was placed')
  const { orderNo, payPrice } = order
  const payment = { payType: 'weixin', payChannel: 'mini', payNo: `PAY-${orderNo}` } as const
  await call(orderGateway.pay, { merId: SHANFENG, orderNo, payPrice, ...payment })

  await row.getByText('1 / 1').waitFor()
  await row.getByRole('link', { name: '旅途中的券' }).click()
  const details = page.getByRole('dialog', { name: '优惠券详情' })
  await details.getByText('¥5.00').waitFor()
  await inspect(page, 'coupon-detail')
  await details.getByRole('link', { name: '查看领取记录' }).click()
  await page.getByRole('link', { name: orderNo }).click()
  await page.getByText('商户优惠（旅途中的券）').waitFor()
})
