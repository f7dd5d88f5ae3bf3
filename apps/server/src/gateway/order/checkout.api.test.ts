import { orderGateway } from '@zhanggui/contract/gateway/order'
import { shopperGateway } from '@zhanggui/contract/gateway/shopper'
import { toFen } from '@zhanggui/domain/kernel/money'
import { shippingType } from '@zhanggui/domain/order/order-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { listLines, lockOrder } from '#features/orders/public'
import { setupTestApp } from '#test/app/test-app'
import { checkoutOf, partOf, setupShopFront } from '#test/make/orders/checkout'
import { inShop, makeOrder } from '#test/make/order'
import { letBuyersFetch, makePickUp } from '#test/make/orders/order-kinds.sql'
import { writeTwin } from '#test/make/orders/order-state.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { listCheckout } from '#test/read/order.sql'
import { stockTotals } from '#test/read/product.sql'
import { retryOnClash } from './retry-on-clash.ts'

const app = setupTestApp()
const { call, knowShopper } = setupShopFront(app)
const shops: Shop[] = []
beforeAll(async () => {
  for (const name of ['甲店', '乙店']) shops.push(await makeShop(app, { name }))
  for (const shop of shops) await knowShopper(shop)
})
const at = (index: number): Shop => {
  const shop = shops[index]
  if (!shop) throw new Error('no such shop')
  return shop
}

async function goods(stock = 10) {
  return { first: await makeProduct(app, at(0), { stock }), second: await makeProduct(app, at(1), { stock }) }
}

describe('the caller’s number', () => {
  test('gets the same answer for the same content, and nothing happens twice', async () => {
    const { first } = await goods()
    const checkout = checkoutOf([partOf(at(0), first, [2])])
    const answers = [await call(orderGateway.place, checkout), await call(orderGateway.place, checkout)]
    expect(answers[1]?.data).toEqual(answers[0]?.data)
    expect(await stockTotals(app, at(0), first.id)).toMatchObject({ total: 8 })
  })

  test('is refused for other content', async () => {
    const { first } = await goods()
    const checkout = checkoutOf([partOf(at(0), first, [2])])
    await call(orderGateway.place, checkout)
    const other = { ...checkout, orderList: [partOf(at(0), first, [3])] }
    expect(await call(orderGateway.place, other)).toMatchObject({ code: 5030, message: '请求编号已用于不同的内容' })
    expect(await stockTotals(app, at(0), first.id)).toMatchObject({ total: 8 })
  })

  test('stands for one checkout over all shops, unless nothing came of it', async () => {
    const { first, second } = await goods()
    const checkout = checkoutOf([partOf(at(0), first)])
    expect((await call(orderGateway.place, checkout)).isOk).toBe(true)
    const elsewhere = { ...checkout, orderList: [partOf(at(1), second)] }
    expect(await call(orderGateway.place, elsewhere)).toMatchObject({ code: 5030 })
    expect(await listCheckout(app, at(1), checkout.platOrderNo)).toEqual([])
    expect(await stockTotals(app, at(1), second.id)).toMatchObject({ total: 10 })

    const tooMany = checkoutOf([partOf(at(0), first, [11])])
    expect((await call(orderGateway.place, tooMany)).isOk).toBe(false)
    expect((await call(orderGateway.place, { ...tooMany, orderList: [partOf(at(1), second)] })).isOk).toBe(true)
  })

  test('asked for by many at once places one order', async () => {
    const { first } = await goods()
    const checkout = checkoutOf([partOf(at(0), first, [1])])
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(orderGateway.place, checkout)))
    expect(new Set(answers.map(({ data }) => data.orderList[0]?.orderNo)).size).toBe(1)
    expect(await listCheckout(app, at(0), checkout.platOrderNo)).toHaveLength(1)
  })
})

test('what is not for sale like this is not ordered', async () => {
  const { first } = await goods()
  const [other, recycled] = [await makeProduct(app, at(0)), await makeProduct(app, at(0), { isRecycled: true })]
  const bare = await makeProduct(app, at(0))
  await app.platform.pool.query('update product set shipping_template_id = null where mer_id = $1 and id = $2', [
    at(0).merId,
    bare.id,
  ])
  const atMemberPrice = partOf(at(0), first).detailList.map((line) => ({ ...line, vipPrice: toFen(991) }))
  await letBuyersFetch(app, at(0))
  const tries = [
    [partOf(at(0), recycled), '商品已下架或规格不存在'],
    [partOf(at(0), { ...first, id: other.id }), '商品已下架或规格不存在'],
    [partOf(at(0), bare), '商品没有运费模板'],
    [partOf(at(0), first, [1], { detailList: atMemberPrice }), '会员价不能高于售价'],
    [partOf(at(0), first, [1], { shippingType: shippingType.is.pickUp }), '不支持所选的配送方式'],
  ] as const
  await call(shopperGateway.save, { merId: at(0).merId, uid: 1002, nickname: '走了', isLogoff: true })
  const closed = checkoutOf([partOf(at(0), first)], { uid: 1002 })
  expect(await call(orderGateway.place, closed)).toMatchObject({ message: '用户已注销' })
  for (const [part, message] of tries) {
    expect((await call(orderGateway.place, checkoutOf([part]))).message).toContain(message)
  }
  expect(await stockTotals(app, at(0), first.id)).toMatchObject({ total: 10 })
})

describe('a checkout over several shops', () => {
  test('is one order in each, and one price', async () => {
    const { first, second } = await goods()
    const { data } = await call(
      orderGateway.place,
      checkoutOf([partOf(at(0), first, [1]), partOf(at(1), second, [2])], { payPrice: toFen(2970) }),
    )
    expect(data).toMatchObject({ payPrice: 2970, orderList: [{ payPrice: 990 }, { payPrice: 1980 }] })
  })

  test('has one part of each shop', async () => {
    const { first } = await goods()
    const twice = checkoutOf([partOf(at(0), first, [1]), partOf(at(0), first, [2])])
    expect(await call(orderGateway.place, twice)).toMatchObject({ message: '同一店铺的商品请放在同一个订单中' })
  })

  test('leaves nothing behind if one shop refuses, says which, and may be tried again', async () => {
    const { first, second } = await goods(3)
    const checkout = checkoutOf([partOf(at(0), first, [1]), partOf(at(1), second, [4])])
    const refused = await call(orderGateway.place, checkout)
    expect(refused).toMatchObject({ message: '乙店：商品库存不足', data: { merId: at(1).merId } })
    expect(await stockTotals(app, at(0), first.id)).toMatchObject({ total: 3 })
    expect(await listCheckout(app, at(0), checkout.platOrderNo)).toMatchObject([{ status: 9 }])
    const less = { ...checkout, orderList: [partOf(at(0), first, [1]), partOf(at(1), second, [3])] }
    expect((await call(orderGateway.place, less)).isOk).toBe(true)
  })

  test('with another price than the buyer was shown is taken back', async () => {
    const { first, second } = await goods()
    const checkout = checkoutOf([partOf(at(0), first), partOf(at(1), second)], { payPrice: toFen(100) })
    expect(await call(orderGateway.place, checkout)).toMatchObject({ code: 5031 })
    for (const shop of shops) expect(await listCheckout(app, shop, checkout.platOrderNo)).toMatchObject([{ status: 9 }])
  })

  test('shares points so that the lines add up in each', async () => {
    const [first, second] = [
      await makeProduct(app, at(0), { labels: ['大', '中', '小'] }),
      await makeProduct(app, at(1), { labels: ['大', '小'] }),
    ]
    const points = { useIntegral: 100, gainIntegral: 7, integralPrice: toFen(101) }
    const parts = [partOf(at(0), first, [1, 1, 1], points), partOf(at(1), second, [1, 2], points)]
    const { data } = await call(orderGateway.place, checkoutOf(parts))
    for (const [index, { orderNo }] of data.orderList.entries()) {
      const lines = await inShop(app, at(index), async ({ db }) => listLines(db, (await lockOrder(db, orderNo)).id))
      const sum = (name: 'used_points' | 'gained_points' | 'points_fen') =>
        lines.reduce((total, line) => total + line[name], 0)
      expect([sum('used_points'), sum('gained_points'), sum('points_fen')]).toEqual([100, 7, 101])
    }
  })
})

test('a number that is taken is drawn anew, a few times', async () => {
  const { orderNo } = await makeOrder(app, at(0))
  let tries = 0
  const place = async (failures: number) => {
    tries += 1
    if (tries <= failures) await writeTwin(app, at(0), orderNo)
    return tries
  }
  expect(await retryOnClash(() => place(2))).toBe(3)
  tries = 0
  await expect(retryOnClash(() => place(9))).rejects.toThrow('shop_order_no')
  expect(tries).toBe(3)
})

test('no two pick-ups that wait have one code: it is drawn anew', async () => {
  const { orderNo, verifyCode } = await makePickUp(app, at(0))
  expect(verifyCode).toMatch(/^\d{10}$/)
  const twin = () => writeTwin(app, at(0), orderNo, `${orderNo}0`)
  await expect(twin()).rejects.toThrow('shop_order_verify_code')
  let tries = 0
  const place = async () => {
    tries += 1
    if (tries === 1) await twin()
    return tries
  }
  expect(await retryOnClash(place)).toBe(2)
})

test('what a buyer filled in with pictures has addresses of pictures: staff open them', async () => {
  const { first } = await goods()
  const place = (address: string) => {
    const orderExtend = [{ title: '照片', value: [address] }]
    return call(orderGateway.place, checkoutOf([{ ...partOf(at(0), first, [1]), orderExtend }]))
  }
  for (const address of ['/api/admin/merchant/logout', 'javascript:alert(1)', '']) {
    expect((await place(address)).code).toBe(400)
  }
  expect((await place('https://platform.example.com/photo.jpg')).code).toBe(200)
})
