import { orderGateway } from '@zhanggui/contract/gateway/order'
import { refundGateway } from '@zhanggui/contract/gateway/refund'
import { productApi } from '@zhanggui/contract/goods/product'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderStatus, shippingType } from '@zhanggui/domain/order/order-codes'
import { afterSales, refundStatus, returnWay } from '@zhanggui/domain/order/refund-codes'
import { productType } from '@zhanggui/domain/product/product-codes'
import { beforeAll, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { checkoutOf, partOf, setupShopFront } from '#test/make/orders/checkout'
import { linesOf } from '#test/make/orders/refund'
import { makeProductDraft, setShop } from '#test/make/product-draft.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
const { call, knowShopper } = setupShopFront(app)
let shop: Shop
const token = () => ({ token: shop.owner.token })
beforeAll(async () => {
  shop = await makeShop(app)
  await setShop(app, shop, { needsReview: false })
  await knowShopper(shop)
})

async function makeVirtualProduct(more: { refundSwitch?: boolean } = {}) {
  const draft = await makeProductDraft(app, shop, { type: productType.is.virtual, isAutoUp: true, ...more })
  const { id } = (await app.call(productApi.save, draft, token())).data
  const { data } = await app.call(productApi.info, { id }, token())
  return { id, templateId: 0, skuIds: data.attrValue.map((sku) => sku.id ?? 0), info: data }
}

const way = { shippingType: shippingType.is.virtual }

test('virtual goods have no freight, and are sold without a template and ways of delivery', async () => {
  const product = await makeVirtualProduct()
  expect(product.info).toMatchObject({ type: 2, tempId: null, deliveryMethod: [], missing: [] })
  const changed = {
    id: product.id,
    tempId: 1,
    deliveryMethod: ['1' as const],
    isAutoUp: true,
    isAutoSubmitAudit: false,
  }
  await app.call(productApi.update, changed, token())
  const { data } = await app.call(productApi.info, { id: product.id }, token())
  expect(data).toMatchObject({ tempId: null, deliveryMethod: [] })
  const { platOrderNo: _, payPrice: __, ...asked } = checkoutOf([partOf(shop, product, [1], way)])
  const quote = await call(orderGateway.quote, asked)
  expect(quote.data.orderList[0]).toMatchObject({ secondType: 2, freightFee: 0 })
  expect((await call(orderGateway.quote, { ...asked, orderList: [partOf(shop, product)] })).message).toContain(
    '不支持所选的配送方式',
  )
})

test('an order of them needs no address, is handed over without a parcel, and gives back money only', async () => {
  const product = await makeVirtualProduct()
  const checkout = checkoutOf([partOf(shop, product, [2], way)], { realName: '', userPhone: '', userAddress: '' })
  const [placed] = (await call(orderGateway.place, checkout)).data.orderList
  if (!placed) throw new Error('nothing was placed')
  const { orderNo, payPrice } = placed
  const one = { merId: shop.merId, orderNo }
  await call(orderGateway.pay, { ...one, payPrice, payType: 'yue', payChannel: 'yue', payNo: `P${orderNo}` })
  const info = async () => (await app.call(orderApi.info, { orderNo }, token())).data
  expect(await info()).toMatchObject({ status: orderStatus.is.toShip, secondType: 2, userAddress: '' })

  const send = (deliveryType: 'express' | 'noNeed') =>
    app.call(
      orderApi.send,
      {
        orderNo,
        deliveryType,
        isSplit: false,
        expressCode: 'shunfeng',
        expressNumber: 'SF1',
        deliveryMark: '卡号已发',
      },
      token(),
    )
  expect(await send('express')).toMatchObject({ code: 5015 })
  expect((await send('noNeed')).code).toBe(200)
  expect((await call(orderGateway.receive, one)).code).toBe(200)

  const [line] = await linesOf(app, shop, orderNo)
  const apply = (afterSalesType: 1 | 2, returnGoodsType: 0 | 1 | 2) =>
    call(refundGateway.apply, {
      merId: shop.merId,
      number: `AS-${orderNo}-${afterSalesType}`,
      orderNo,
      orderDetailId: line?.id ?? 0,
      num: 1,
      afterSalesType,
      returnGoodsType,
      reason: '买错了',
      explain: '',
      pictures: [],
    })
  const back = await apply(afterSales.is.withReturn, returnWay.is.express)
  expect(back.message).toBe('虚拟商品无需退货，请选择仅退款')
  const { refundOrderNo } = (await apply(afterSales.is.moneyOnly, returnWay.is.none)).data
  await call(refundGateway.force, { merId: shop.merId, refundOrderNo, remark: '' })
  const { data: refund } = await call(refundGateway.info, { merId: shop.merId, refundOrderNo })
  expect(refund).toMatchObject({ refundStatus: refundStatus.is.refunded, refundPrice: payPrice / 2 })
})

test('a shop may sell virtual goods that nobody gets money back for; what was bought before keeps its terms', async () => {
  const product = await makeVirtualProduct({ refundSwitch: false })
  expect(product.info.refundSwitch).toBe(false)
  const apply = async () => {
    const [placed] = (await call(orderGateway.place, checkoutOf([partOf(shop, product, [1], way)]))).data.orderList
    if (!placed) throw new Error('nothing was placed')
    const { orderNo, payPrice } = placed
    const one = { merId: shop.merId, orderNo }
    await call(orderGateway.pay, { ...one, payPrice, payType: 'yue', payChannel: 'yue', payNo: `P${orderNo}` })
    const [line] = (await call(orderGateway.info, one)).data.detailList
    const { code, message } = await call(refundGateway.apply, {
      ...one,
      number: `AS-${orderNo}`,
      orderDetailId: line?.id ?? 0,
      num: 1,
      afterSalesType: afterSales.is.moneyOnly,
      returnGoodsType: returnWay.is.none,
      reason: '买错了',
      explain: '',
      pictures: [],
    })
    return { code, message, isOffered: line?.proRefundSwitch }
  }
  const refused = { message: '该商品不支持退款', isOffered: false }
  expect(await apply()).toMatchObject(refused)
  const { list } = (await call(orderGateway.goods, { merId: shop.merId, limit: 500 })).data
  expect(list.find(({ productId }) => productId === product.id)).toMatchObject({ refundSwitch: false })

  const changed = { id: product.id, isAutoUp: true, isAutoSubmitAudit: false }
  await app.call(productApi.update, { ...changed, sort: 3 }, token())
  expect(await apply()).toMatchObject(refused)
  await app.call(productApi.update, { ...changed, refundSwitch: true }, token())
  expect(await apply()).toMatchObject({ code: 200, isOffered: true })
})

test('whatever is carried can be given back, whatever was sent', async () => {
  const draft = await makeProductDraft(app, shop, { refundSwitch: false })
  const { id } = (await app.call(productApi.save, draft, token())).data
  expect((await app.call(productApi.info, { id }, token())).data.refundSwitch).toBe(true)
  await app.call(productApi.update, { id, refundSwitch: false, isAutoUp: false, isAutoSubmitAudit: false }, token())
  expect((await app.call(productApi.info, { id }, token())).data.refundSwitch).toBe(true)
})

test('a parcel needs somebody to go to', async () => {
  const product = await makeVirtualProduct()
  const checkout = checkoutOf([partOf(shop, product)], { userAddress: '' })
  expect(await call(orderGateway.place, checkout)).toMatchObject({ message: '请填写收货人、电话和地址' })
})
