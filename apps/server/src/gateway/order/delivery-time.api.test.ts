import { orderGateway } from '@zhanggui/contract/gateway/order'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { orderApi } from '@zhanggui/contract/order/order'
import { exceptionType, slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { addDays, dayNumber, shopDate } from '@zhanggui/domain/delivery-time/slot-rules'
import { toFen } from '@zhanggui/domain/kernel/money'
import { shippingType } from '@zhanggui/domain/order/order-codes'
import { bookSlot, releaseSlot } from '#features/delivery-times/public'
import { inShop } from '#test/make/order'
import { untilBlocked } from '#test/read/locks.sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { checkoutOf, partOf, setupShopFront } from '#test/make/orders/checkout'
import { type MadeProduct, makeProduct } from '#test/make/product.sql'
import { makeSlot, slotDraft } from '#test/make/promotions/promotion'
import { makeShop, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
const front = setupShopFront(app)
let shop: Shop
let product: MadeProduct
beforeEach(async () => {
  shop = await makeShop(app)
  product = await makeProduct(app, shop, { stock: 100 })
  await front.knowShopper(shop)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  app.call(endpoint, input, { token: shop.owner.token })
const save = (traits: Parameters<typeof slotDraft>[0] = {}) => call(deliveryTimeApi.save, slotDraft(traits))
const tomorrow = () => addDays(shopDate(app.now()), 1)
const place = (deliverySlotId?: number, deliveryDate = tomorrow()) =>
  front.call(
    orderGateway.place,
    checkoutOf([partOf(shop, product, [1], deliverySlotId === undefined ? {} : { deliverySlotId, deliveryDate })]),
  )
const cancel = (orderNo: string) => front.call(orderGateway.cancel, { merId: shop.merId, orderNo })
const usedTomorrow = async () => {
  const asked = { serviceType: slotService.is.delivery, from: tomorrow(), days: 1 }
  const { data } = await call(deliveryTimeApi.calendar, asked)
  return data.days[0]?.cells.map(({ used }) => used)
}

describe('a slot', () => {
  test('is made, listed with its bookings, changed, closed and deleted', async () => {
    const { id } = (await save({ name: '上午', capacity: 5 })).data
    await place(id)
    const { data } = await call(deliveryTimeApi.list, { serviceType: 1 })
    expect(data.list).toMatchObject([{ id, name: '上午', timeRange: '10:00,12:00', todayUsed: 0, futureUsed: 1 }])
    const update = (traits: Partial<InputOf<typeof deliveryTimeApi.update>>) =>
      call(deliveryTimeApi.update, { ...slotDraft({ name: '上午', capacity: 1 }), ...traits, id })
    expect((await update({ timeRange: '10:00,13:00' })).message).toBe('已有预约订单，不能修改时段')
    expect((await update({ version: 1 })).code).toBe(200)
    expect((await update({ version: 1 })).code).toBe(409)
    expect((await place(id)).message).toBe('该时段已约满，请重新选择')
    expect((await call(deliveryTimeApi.delete, { id })).message).toBe('存在未完成的预约订单，不能删除')
    await call(deliveryTimeApi.setStatus, { id, status: false })
    expect((await place(id)).message).toBe('该时段不可预约，请重新选择')
    expect((await place()).code).toBe(200)
  })

  test('does not overlap an open one of the same service, also at the same moment', async () => {
    await save({ name: '上午' })
    expect((await save({ timeRange: '11:00,13:00' })).message).toBe('与时段 上午 重叠')
    const { id: noon } = (await save({ timeRange: '12:00,13:00' })).data
    const earlier = { ...slotDraft({ timeRange: '11:00,13:00' }), id: noon }
    expect((await call(deliveryTimeApi.update, earlier)).message).toBe('与时段 上午 重叠')
    expect((await save({ serviceType: slotService.is.pickUp })).code).toBe(200)
    const { id } = (await save({ timeRange: '11:00,13:00', status: false })).data
    expect((await call(deliveryTimeApi.setStatus, { id, status: true })).message).toContain('重叠')
    const answers = await Promise.all([1, 2, 3].map(() => save({ timeRange: '20:00,22:00' })))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  })

  test('stays as it is while somebody is booking it', async () => {
    const { id } = (await save({ name: '上午' })).data
    const moved = { ...slotDraft({ name: '上午', timeRange: '10:00,13:00' }), id }
    const choice = { shippingType: shippingType.is.delivery, deliverySlotId: id, deliveryDate: tomorrow() }
    const answer = await inShop(app, shop, async ({ db, now }) => {
      await bookSlot(db, choice, now)
      const moving = call(deliveryTimeApi.update, moved)
      await Promise.race([moving, untilBlocked(app)])
      return { moving }
    })
    expect((await answer.moving).message).toBe('已有预约订单，不能修改时段')
  })

  test('has special days: closed, or with another number of orders, each once and none in the past', async () => {
    const { id } = (await save({ name: '上午', capacity: 5 })).data
    const except = (traits: Partial<InputOf<typeof deliveryTimeApi.saveException>> = {}) =>
      call(deliveryTimeApi.saveException, {
        date: tomorrow(),
        serviceType: slotService.is.delivery,
        slotId: null,
        type: exceptionType.is.closed,
        capacity: 0,
        remark: '盘点',
        ...traits,
      })
    expect((await except({ date: '2020-01-01' })).message).toBe('不能设置过去的日期')
    const pickUp = await makeSlot(app, shop, { serviceType: slotService.is.pickUp })
    expect((await except({ slotId: pickUp })).message).toBe('配送时段不存在')
    expect((await except()).code).toBe(200)
    expect((await except()).message).toBe('该日期已设置，请先删除原来的设置')
    expect((await place(id)).message).toBe('该时段不可预约，请重新选择')
    await except({ slotId: id, type: exceptionType.is.capacity, capacity: 1 })
    const { data } = await call(deliveryTimeApi.exceptions, { serviceType: 1 })
    expect(data.map(({ slotName }) => slotName)).toEqual(['全部时段', '上午'])
    expect([(await place(id)).code, (await place(id)).message]).toEqual([200, '该时段已约满，请重新选择'])
  })
})

describe('an order', () => {
  test('needs a time where the shop has some for its kind, and shows it', async () => {
    expect((await place()).code).toBe(200)
    const id = await makeSlot(app, shop)
    expect((await place()).message).toBe('请选择配送时间')
    expect((await place(id, addDays(tomorrow(), 30))).message).toBe('该时段不可预约，请重新选择')
    const pickUp = await makeSlot(app, shop, { serviceType: slotService.is.pickUp })
    for (const other of [pickUp, await makeSlot(app, await makeShop(app))]) {
      expect((await place(other)).message).toBe('配送时段不存在')
    }
    const { data } = await front.call(orderGateway.deliveryTimes, { merId: shop.merId, shippingType: 1 })
    expect(data.dayList.map(({ date }) => date)).toContain(tomorrow())
    const {
      platOrderNo: _,
      payPrice: __,
      ...asked
    } = checkoutOf([partOf(shop, product, [1], { deliverySlotId: id, deliveryDate: tomorrow() })])
    expect((await front.call(orderGateway.quote, asked)).code).toBe(200)
    const orderNo = (await place(id)).data.orderList[0]?.orderNo ?? ''
    const { data: list } = await call(orderApi.list, { status: 'all', deliveryDate: tomorrow(), deliverySlot: id })
    expect(list.list).toMatchObject([{ orderNo, deliveryTime: `${tomorrow()} 10:00-12:00` }])
    expect((await call(orderApi.info, { orderNo })).data.deliveryTime).toBe(`${tomorrow()} 10:00-12:00`)
  })

  test('gives its place back when it is cancelled or wholly refunded, once', async () => {
    const id = await makeSlot(app, shop, { capacity: 2 })
    const [first, second] = [(await place(id)).data.orderList[0], (await place(id)).data.orderList[0]]
    await cancel(first?.orderNo ?? '')
    await cancel(first?.orderNo ?? '')
    expect(await usedTomorrow()).toEqual([1])
    const { merId } = shop
    const payment = { payType: 'weixin', payChannel: 'mini', payNo: `P${second?.orderNo}` } as const
    const [orderNo, payPrice] = [second?.orderNo ?? '', second?.payPrice ?? toFen(0)]
    await front.call(orderGateway.pay, { merId, orderNo, payPrice, ...payment })
    await call(directRefundApi.refund, { orderNo, returnType: 1 })
    await app.drainJobs()
    expect(await usedTomorrow()).toEqual([0])
  })

  test('keeps the place of a time that has begun', async () => {
    const id = await makeSlot(app, shop)
    const { orderNo = '' } = (await place(id)).data.orderList[0] ?? {}
    const choice = { slotId: id, day: dayNumber(tomorrow()), start: 600, end: 720 }
    app.passTime(2 * 86_400_000)
    await inShop(app, shop, ({ db, now }) => releaseSlot(db, choice, now))
    app.passTime(-2 * 86_400_000)
    expect(await usedTomorrow()).toEqual([1])
    await cancel(orderNo)
    expect(await usedTomorrow()).toEqual([0])
  })
})
