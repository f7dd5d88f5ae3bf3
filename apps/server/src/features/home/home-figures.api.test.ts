import { statementApi } from '@zhanggui/contract/finance/statement'
import { homeApi } from '@zhanggui/contract/home'
import { toFen } from '@zhanggui/domain/kernel/money'
import { addDays } from '@zhanggui/domain/kernel/shop-day'
import { formatShopTime, shopDay } from '@zhanggui/domain/kernel/shop-time'
import { expect, test } from 'vitest'
import { closeDays } from '#features/ledger/public'
import { payOrder, rankBySales } from '#features/orders/public'
import { countView, followShop, insertVisit, rankByViews, saveShopper } from '#features/shoppers/public'
import { inMerchant } from '#platform/db/merchant-db'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { makeExample } from '#test/make/orders/worked-example'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { recordSent } from '#test/statements/sent-statements'

const app = setupTestApp()
const HOUR = 3_600_000

/** Passes time until the shop's clock shows this hour, days later if told so. */
function passUntil(hour: number, days = 0) {
  const [now = '', minutes = '', seconds = ''] = formatShopTime(app.now()).slice(11).split(':')
  const ahead = (hour - Number(now) + 24) % 24
  app.passTime((ahead + days * 24) * HOUR - Number(minutes) * 60_000 - Number(seconds) * 1000)
}

const know = (shop: Shop, uid: number) =>
  inShop(app, shop, ({ db, now }) => saveShopper(db, now, { uid, nickname: '茶客小林' }))

const { index, payRanking, viewRanking } = homeApi
const rights = [index, payRanking, viewRanking, statementApi.days]
/** Signed in now: no session lasts for days without work. */
const asReader = async (shop: Shop) => {
  const { token } = await makeStaff(app, shop, { permissions: rights.map(({ permission }) => permission) })
  return { token }
}

test('today is compared with other days until the same time, by when people paid', async () => {
  const shop = await makeShop(app)
  const product = await makeProduct(app, shop, { stock: 100 })
  const pay = (pieces: number) => makeOrder(app, shop, { product, pieces: [pieces] })
  const visit = (uid: number) => inShop(app, shop, ({ db, now }) => insertVisit(db, now, uid))
  for (const uid of [1001, 1002, 1003]) await know(shop, uid)
  passUntil(11)
  const lastWeek = await pay(1)
  await visit(1001)
  await visit(1001)
  passUntil(13)
  await pay(2)
  passUntil(11, 5)
  const yesterday = await pay(3)
  await visit(1001)
  await visit(1002)
  passUntil(13)
  const afternoon = await pay(4)
  await visit(1003)
  passUntil(11)
  const today = await pay(5)
  await makeOrder(app, shop, { product, isPaid: false })
  await visit(1003)
  passUntil(12)
  const reader = await asReader(shop)
  expect((await app.call(homeApi.index, {}, reader)).data).toMatchObject({
    sales: today.payFen,
    orderNum: 1,
    visitorsNum: 1,
    yesterdaySales: yesterday.payFen + afternoon.payFen,
    yesterdayOrderNum: 2,
    yesterdayVisitorsNum: 3,
    yesterdayUntilNow: { sales: yesterday.payFen, orderNum: 1, visitorsNum: 2 },
    lastWeekUntilNow: { sales: lastWeek.payFen, orderNum: 1, visitorsNum: 1 },
  })
})

test('the trend is what people paid, coupons of the platform not included, of closed days as of today', async () => {
  const shop = await makeShop(app)
  passUntil(11)
  await makeExample(app, shop)
  passUntil(11, 1)
  const { payFen } = await makeOrder(app, shop)
  const day = addDays(shopDay(app.now()), -1)
  await inShop(app, shop, ({ db }) => closeDays(db, { first: day, last: day }))
  const reader = await asReader(shop)
  const { data: trend } = await app.call(homeApi.chart, { type: '30' }, reader)
  const shown = trend.payAmount.map((amount, place) => [amount, trend.orderNum[place]]).slice(-3)
  expect(shown).toEqual([
    [0, 0],
    // Of 248 yuan that the shop receives.
    [24_050, 1],
    [payFen, 1],
  ])
  const { data: bills } = await app.call(statementApi.days, {}, reader)
  const billed = bills.list.toReversed().map(({ orderRealIncome, payNum }) => [orderRealIncome, payNum])
  expect(billed).toEqual(shown.slice(-billed.length))
  expect(trend.dates.at(-1)).toBe(formatShopTime(app.now()).slice(0, 10))
})

test('an order counts on the day it is paid, not on the day it was placed', async () => {
  const shop = await makeShop(app)
  passUntil(23)
  const { orderNo, payFen } = await makeOrder(app, shop, { isPaid: false })
  passUntil(1)
  const payment = { payType: 'weixin', payChannel: 'mini', payNo: `P${orderNo}`, payPrice: toFen(payFen) } as const
  await inShop(app, shop, (context) => payOrder(context, { orderNo, ...payment }))
  const { data } = await app.call(index, {}, await asReader(shop))
  expect([data.sales, data.yesterdaySales]).toEqual([payFen, 0])
})

test('followers are counted as they come and go', async () => {
  const shop = await makeShop(app)
  const follow = (uid: number, isFollowing: boolean) =>
    inShop(app, shop, ({ db, now }) => followShop(db, now, uid, isFollowing))
  for (const uid of [1, 2]) await know(shop, uid)
  await follow(1, true)
  passUntil(12, 1)
  for (const [uid, isFollowing] of [
    [1, true],
    [2, true],
    [2, true],
    [2, false],
    [2, true],
  ] as const) {
    await follow(uid, isFollowing)
  }
  const { data } = await app.call(index, {}, await asReader(shop))
  expect(data).toMatchObject({ followNum: 2, followGrowth: 1 })
  expect([await follow(2, true), await follow(3, true)]).toEqual([true, false])
})

test('products are ranked by what was paid for them and by how often they were seen, in the last seven full days', async () => {
  const shop = await makeShop(app)
  const makeNamed = (name: string) => makeProduct(app, shop, { name, labels: ['一', '二'], stock: 100 })
  const [tea, cup, pot] = [await makeNamed('茶'), await makeNamed('杯'), await makeNamed('壶')]
  const view = (productId: number) => inShop(app, shop, ({ db, now }) => countView(db, shopDay(now), productId))
  await makeOrder(app, shop, { product: pot, pieces: [50] })
  passUntil(12, 7)
  const once = await makeOrder(app, shop, { product: tea, pieces: [1, 2] })
  const again = await makeOrder(app, shop, { product: tea, pieces: [2] })
  const other = await makeOrder(app, shop, { product: cup, pieces: [1] })
  await makeOrder(app, shop, { product: pot, pieces: [9], isPaid: false })
  for (const { id } of [cup, cup, tea]) await view(id)
  const ranked = async () => {
    const reader = await asReader(shop)
    const [paid, seen] = [
      await app.call(homeApi.payRanking, {}, reader),
      await app.call(homeApi.viewRanking, {}, reader),
    ]
    return [
      paid.data.map(({ productId, salesAmount }) => [productId, salesAmount]),
      seen.data.map(({ productId, pageView }) => [productId, pageView]),
    ]
  }
  expect((await ranked())[1]).toEqual([])
  passUntil(12, 1)
  expect(await ranked()).toEqual([
    [
      [tea.id, once.payFen + again.payFen],
      [cup.id, other.payFen],
    ],
    [
      [cup.id, 2],
      [tea.id, 1],
    ],
  ])
})

test('a ranking is one question, however many products it names', async () => {
  const shop = await makeShop(app)
  for (const name of ['茶', '杯', '壶']) {
    const product = await makeProduct(app, shop, { name, stock: 100 })
    await makeOrder(app, shop, { product })
    await inShop(app, shop, ({ db, now }) => countView(db, shopDay(now), product.id))
  }
  const day = shopDay(app.now())
  const { pool } = app.platform
  const rankings: readonly ((...asked: Parameters<typeof rankBySales>) => Promise<readonly unknown[]>)[] = [
    rankBySales,
    rankByViews,
  ]
  for (const rank of rankings) {
    const { answer, statements } = await recordSent(pool, () =>
      inMerchant(pool, shop.merId, 'read', (db) => rank(db, { first: day, last: day }, 20)),
    )
    expect([answer.length, statements.length]).toEqual([3, 1])
  }
})
