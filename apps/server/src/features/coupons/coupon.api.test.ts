import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { beforeEach, describe, expect, test } from 'vitest'
import { send as sendTo } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { couponDraftOf, makeCoupon, makePiece } from '#test/make/coupons/coupon'
import { inShop } from '#test/make/order'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, makeToken, type Shop } from '#test/make/shop.sql'
import { makeUser } from '#test/make/users/user'
import { logLines } from '#test/read/log.sql'
import { Refusal } from '#platform/http/refusals'
import { claimCoupon } from './public.ts'

const app = setupTestApp()
const DAY = 86_400_000
const inDays = (days: number) => new Date(Math.floor(app.now().getTime() / 1000) * 1000 + days * DAY)
let shop: Shop
let as: { token: string }
beforeEach(async () => {
  shop = await makeShop(app)
  as = { token: shop.owner.token }
})

/** Sessions have ended when days have passed. */
const signInAgain = async () => {
  as = { token: await makeToken(app, shop.merId, shop.owner.adminId) }
}

const info = (id: number) => app.call(couponApi.info, { id }, as)
const pieces = async (query: InputOf<typeof couponApi.pieces> = {}) =>
  (await app.call(couponApi.pieces, query, as)).data.list
const claim = (couponId: number, uid: number) =>
  inShop(app, shop, (context) => claimCoupon(context, { couponId, uid })).catch((error: unknown) =>
    error instanceof Refusal ? error.message : Promise.reject(error),
  )

test('the list goes by sort, then by age; what is deleted is hidden', async () => {
  const [first, top, second] = [
    await makeCoupon(app, shop, { name: '甲' }),
    await makeCoupon(app, shop, { name: '乙', sort: 9 }),
    await makeCoupon(app, shop, { name: '丙' }),
  ]
  const deleted = await makeCoupon(app, shop)
  await app.call(couponApi.delete, { id: deleted }, as)
  await makeCoupon(app, await makeShop(app))
  const { data } = await app.call(couponApi.list, {}, as)
  expect(data.list.map(({ id }) => id)).toEqual([top, second, first])
  expect(await info(deleted)).toMatchObject({ code: 10_001, message: '优惠券不存在' })
})

describe('saving', () => {
  test('keeps what belongs to the kind of coupon, and nothing else', async () => {
    const { id: productId } = await makeProduct(app, shop)
    const id = await makeCoupon(app, shop, {
      productIds: [productId],
      total: 5,
      receiveStartTime: inDays(1),
      receiveEndTime: inDays(2),
      useStartTime: inDays(1),
      useEndTime: inDays(2),
    })
    expect((await info(id)).data).toMatchObject({
      total: 0,
      lastTotal: 0,
      isTimeReceive: false,
      receiveEndTime: null,
      isFixedTime: false,
      useEndTime: null,
      day: 7,
      productList: [],
    })
    expect((await logLines(app, shop)).at(-1)).toMatchObject({ method: 'coupon.save', subject: '春茶券' })
  })

  /** As existing clients send it: unused times as '', a number for one that is not limited, and more than is asked for. */
  const wire = {
    name: '春茶券',
    category: 1,
    receiveType: 1,
    money: 10,
    minPrice: 0,
    isLimited: false,
    total: 0,
    productIds: '',
    isTimeReceive: false,
    receiveStartTime: '',
    receiveEndTime: '',
    isFixedTime: false,
    useStartTime: '',
    useEndTime: '',
    day: 7,
    sort: 0,
    status: true,
    checked: [],
  }
  const saveRaw = (change: object) =>
    sendTo(`${app.url}/api${couponApi.save.path}`, { ...as, body: { ...wire, ...change } })

  test('takes what existing clients send', async () => {
    expect(await saveRaw({})).toMatchObject({ code: 200 })
    const window = { useStartTime: '2026-01-01 00:00:00', useEndTime: '2099-01-01 00:00:00' }
    expect(await saveRaw({ isFixedTime: true, day: null, ...window })).toMatchObject({ code: 200 })
  })

  test.each<[Partial<Record<keyof typeof wire, unknown>>, string]>([
    [{ name: ' ' }, '请填写优惠券名称'],
    [{ category: 3 }, '未知的优惠券类别'],
    [{ receiveType: 3 }, '未知的优惠券领取方式'],
    [{ money: 10_000 }, '优惠金额范围为1~9999'],
    [{ money: '1.50' }, '优惠金额范围为1~9999'],
    [{ minPrice: -1 }, '最低消费范围为0~999999'],
    [{ isLimited: true }, '请输入限量数量！'],
    [{ category: 2 }, '请选择商品'],
    [{ isTimeReceive: true }, '请选择领取时间范围！'],
    [{ day: 0 }, '请输入天数！'],
    [{ day: 1000 }, '天数不能超过999天'],
    [{ sort: -1 }, '排序不能小于0'],
    [{ isFixedTime: true }, '请选择使用有效期限'],
    [{ isFixedTime: true, useStartTime: '2020-01-01 00:00:00', useEndTime: '2020-01-02 00:00:00' }, '使用有效期已过'],
    [{ minPrice: 10 }, '优惠券面值必须小于最低消费'],
    [{ category: 2, productIds: '424242' }, '商品不存在'],
  ])('refuses %j', async (change, message) => {
    expect(await saveRaw(change)).toMatchObject({ message, data: { fields: [{ message }] } })
  })

  test('refuses products of another shop', async () => {
    const { id } = await makeProduct(app, await makeShop(app))
    const answer = await app.call(couponApi.save, couponDraftOf({ category: 2, productIds: [id] }), as)
    expect(answer).toMatchObject({ code: 10_101, message: '商品不存在' })
  })
})

test('the switch is set or turned over, and does not touch claimed pieces', async () => {
  const { couponId: id } = await makePiece(app, shop)
  const set = (status?: boolean) => app.call(couponApi.updateStatus, { id, status }, as)
  await set()
  expect((await info(id)).data.status).toBe(false)
  await set(false)
  expect((await info(id)).data.status).toBe(false)
  expect(await claim(id, await makeUser(app, shop))).toBe('优惠券已停用')
  expect(await pieces()).toMatchObject([{ couponId: id, status: 0 }])
  await set()
  expect((await info(id)).data.status).toBe(true)
})

test('the products of a 商品券 are replaced as a whole', async () => {
  const [one, two, foreign] = [
    await makeProduct(app, shop),
    await makeProduct(app, shop),
    await makeProduct(app, await makeShop(app)),
  ]
  const id = await makeCoupon(app, shop, { category: 2, productIds: [one.id] })
  const edit = (productIds: number[], version?: number) =>
    app.call(couponApi.editProducts, { id, productIds, version }, as)
  expect((await edit([two.id], 1)).code).toBe(200)
  expect((await info(id)).data.productList.map((product) => product.id)).toEqual([two.id])
  expect((await edit([one.id], 1)).code).toBe(409)
  expect(await edit([foreign.id])).toMatchObject({ message: '商品不存在' })
  const plain = { id: await makeCoupon(app, shop), productIds: [one.id] }
  expect(await app.call(couponApi.editProducts, plain, as)).toMatchObject({ message: '优惠券不是商品券' })
})

test('the picker offers what can be had and spent: to be sent, or to come with goods', async () => {
  const manual = await makeCoupon(app, shop, { isLimited: true, total: 1 })
  const gift = await makeCoupon(app, shop, { receiveType: 2 })
  await makeCoupon(app, shop, { status: false })
  await makeCoupon(app, shop, { isFixedTime: true, useStartTime: inDays(0), useEndTime: inDays(1) })
  app.passTime(2 * DAY)
  await signInAgain()
  const offered = async (type?: number) => (await app.call(couponApi.usable, { type }, as)).data.map(({ id }) => id)
  expect([await offered(1), await offered(3), await offered()]).toEqual([[manual], [gift], [gift]])
  await claim(manual, await makeUser(app, shop))
  expect(await offered(1)).toEqual([])
})
