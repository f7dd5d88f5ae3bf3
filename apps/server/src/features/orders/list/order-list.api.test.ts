import { PHONE_WANTED } from '@zhanggui/domain/user/buyer-search'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { findDayStart } from '#platform/db/day-start'
import { inMerchant } from '#platform/db/merchant-db'
import { pageWindow } from '#platform/db/page-window'
import { setupTestApp } from '#test/app/test-app'
import { makeOrder } from '#test/make/order'
import { alterOrder, makePickUp } from '#test/make/orders/order-kinds.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { recordSent } from '#test/statements/sent-statements'
import { dayCountersOf } from '../counts/order-day-count.sql.ts'
import { listTab } from './order-list.sql.ts'

const app = setupTestApp()
let shop: Shop
let token: string
type Query = Partial<InputOf<typeof orderApi.list>>

const list = (query: Query = {}) => app.call(orderApi.list, { status: 'all', ...query }, { token })
const found = async (query: Query) => (await list(query)).data.list.map(({ orderNo }) => orderNo)
const tabs = async (filter: Query = {}) => (await app.call(orderApi.tabs, filter, { token })).data

const orders = { unpaid: '', tea: '', pickUp: '', cancelled: '', deleted: '' }
let pickUpCode = ''

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
  const tea = await makeProduct(app, shop, { name: '明前龙井', labels: ['五十克', '一百克'] })
  orders.unpaid = (await makeOrder(app, shop, { isPaid: false })).orderNo
  orders.tea = (
    await makeOrder(app, shop, {
      product: tea,
      pieces: [1, 2],
      uid: 2002,
      type: 2,
      receiver: { realName: '沈知秋', userPhone: '13700009876', userAddress: '北京市朝阳区建国路1号' },
    })
  ).orderNo
  const pickUp = await makePickUp(app, shop)
  orders.pickUp = pickUp.orderNo
  pickUpCode = pickUp.verifyCode
  orders.cancelled = (await makeOrder(app, shop, { isPaid: false })).orderNo
  await alterOrder(app, shop, orders.cancelled, { status: 9 })
  orders.deleted = (await makeOrder(app, shop)).orderNo
  await alterOrder(app, shop, orders.deleted, { status: 6, is_deleted_by_buyer: true })
})

test('the newest stand first, each with its lines and its buyer', async () => {
  const { data } = await list()
  expect(data.list.map(({ orderNo }) => orderNo)).toEqual([
    orders.deleted,
    orders.cancelled,
    orders.pickUp,
    orders.tea,
    orders.unpaid,
  ])
  expect(data.total).toBe(5)
  const tea = data.list.find(({ orderNo }) => orderNo === orders.tea)
  expect(tea).toMatchObject({ nickName: '茶客小林', uid: 2002, totalNum: 3, isUserDel: false, isLogoff: false })
  expect(tea?.infoResponseList.map(({ productName, sku, payNum }) => [productName, sku, payNum])).toEqual([
    ['明前龙井', '五十克', 1],
    ['明前龙井', '一百克', 2],
  ])
})

test('a page of many orders asks the database as often as a page of one, and is no longer than a hundred', async () => {
  const { pool } = app.platform
  const asked = async (limit: number) =>
    recordSent(pool, () => inMerchant(pool, shop.merId, 'read', (db) => listTab(db, 'all', pageWindow({ limit }))))
  const [one, many] = [await asked(1), await asked(5)]
  expect([one.answer.list.length, many.answer.list.length]).toEqual([1, 5])
  expect(many.statements.length).toBe(one.statements.length)
  expect([100, 101].map((limit) => orderApi.list.query.safeParse({ status: 'all', limit }).success)).toEqual([
    true,
    false,
  ])
})

test('each tab has its own, and the counts agree with and without a filter', async () => {
  const inTab = async (status: Query['status']) => (status ? found({ status }) : [])
  expect(await inTab('unPaid')).toEqual([orders.unpaid])
  expect(await inTab('notShipped')).toEqual([orders.tea])
  expect(await inTab('awaitVerification')).toEqual([orders.pickUp])
  expect(await inTab('cancel')).toEqual([orders.cancelled])
  expect(await inTab('deleted')).toEqual([orders.deleted])
  const counted = { all: 5, unPaid: 1, notShipped: 1, verification: 1, cancel: 1, deleted: 1, complete: 0, refunded: 0 }
  expect(await tabs()).toMatchObject(counted)
  expect(await tabs({ dateLimit: 'today' })).toMatchObject(counted)
  expect(await tabs({ keyword: '龙井' })).toMatchObject({ all: 1, notShipped: 1, unPaid: 0 })
})

test('an open group buy waits under 全部 only, and what the shop deleted nowhere', async () => {
  const { orderNo } = await makeOrder(app, shop, { groupBuyRecordStatus: 0, type: 2 })
  expect(await found({ status: 'notShipped' })).not.toContain(orderNo)
  expect(await found({})).toContain(orderNo)
  await alterOrder(app, shop, orderNo, { is_deleted_by_buyer: true })
  expect((await app.call(orderApi.delete, { orderNo }, { token })).code).toBe(200)
  expect(await found({})).not.toContain(orderNo)
  expect(await tabs()).toMatchObject({ all: 5 })
})

describe('the search box finds', () => {
  test.each<[string, () => string]>([
    ['two characters of a product', () => '龙井'],
    ['a part of the receiver', () => '知秋'],
    ['the last four figures of a phone', () => '9876'],
    ['the whole phone', () => '13700009876'],
    ['the order number', () => orders.tea],
    ['its beginning', () => orders.tea.slice(0, -2)],
    ['its end', () => orders.tea.slice(-6)],
    ['its end of another length', () => orders.tea.toLowerCase().slice(-9)],
  ])('%s', async (_, typed) => {
    expect(await found({ keyword: typed() })).toEqual([orders.tea])
  })

  test('the code of a pick-up, and the number of a parcel', async () => {
    expect(await found({ keyword: pickUpCode })).toEqual([orders.pickUp])
    const { orderNo } = await makeOrder(app, shop)
    const parcel = { deliveryType: 'express', expressCode: 'shunfeng', expressNumber: 'SF-77001' } as const
    expect((await app.call(orderApi.send, { orderNo, isSplit: false, ...parcel }, { token })).code).toBe(200)
    expect(await found({ keyword: 'SF-77001' })).toEqual([orderNo])
    expect(await found({ keyword: '77001' })).toEqual([])
  })

  test('no phone by a part of what is masked, and no pick-up code by a part: who guesses needs the right to see them', async () => {
    for (const part of ['09876', '009876', '00009876', '3700009876']) expect(await found({ keyword: part })).toEqual([])
    for (let length = 4; length < pickUpCode.length; length += 1) {
      expect(await found({ keyword: pickUpCode.slice(-length) })).not.toContain(orders.pickUp)
    }
  })

  test('what was typed as it stands in one name, not its pairs here and there', async () => {
    const product = await makeProduct(app, shop, { name: '秋月 梨膏ＡＢ' })
    const receiver = { realName: '沈知秋', userPhone: '13700001234', userAddress: '北京市朝阳区建国路1号' }
    const { orderNo } = await makeOrder(app, shop, { product, pieces: [1], receiver })
    expect(await found({ keyword: '知秋月' })).toEqual([])
    for (const keyword of ['沈知秋', '秋月  梨', '梨膏ab', '茶客小林']) {
      expect(await found({ keyword })).toContain(orderNo)
    }
  })

  test('nothing of another shop, and asks for more than one character', async () => {
    const other = await makeShop(app)
    await makeOrder(app, other)
    const { data } = await app.call(orderApi.list, { status: 'all', keyword: '龙井' }, { token: other.owner.token })
    expect(data.list).toEqual([])
    expect(await list({ keyword: '茶' })).toMatchObject({ code: 1000, message: '请至少输入两个字' })
  })

  // A cluster plans on its workers.
  test.skipIf(inject('templateName') === '')('by an index that a policy would keep it from using', async () => {
    const { pool } = app.platform
    const wanted = JSON.stringify([{ keyword: { words: [`${shop.merId}:龙井`] } }])
    const { rows } = await pool.query<{ condition: string }>('select order_condition($1) as condition', [wanted])
    const condition = (rows[0]?.condition ?? '').replaceAll('$1', String(shop.merId))
    const client = await pool.connect()
    await client.query('begin')
    await client.query(
      `insert into shop_order (mer_id, id, order_no, checkout_no, uid, type, goods_kind, status, pieces, goods_fen,
         freight_fen, pay_fen, shipping_type, tokens, created_at, updated_at)
       select $1::integer, 900000000 + n, 'X' || n, '', 1, 0, 0, 0, 1, 0, 0, 0, 1, array[$1::integer || ':#' || n], now(), now()
       from generate_series(1, 3000) as n`,
      [shop.merId],
    )
    await client.query('analyze shop_order')
    const planAs = async (role: string) => {
      await client.query(role)
      const plan = await client.query<{ 'QUERY PLAN': string }>(`explain select id from shop_order where ${condition}`)
      return plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    const merchant = `set local role zhanggui_merchant; set local app.mer_id = '${shop.merId}'`
    const [asOwner, asMerchant] = [await planAs('reset role'), await planAs(merchant)]
    await client.query('rollback')
    client.release()
    expect(asOwner).toContain('shop_order_tokens')
    expect(asMerchant).not.toContain('shop_order_tokens')
  })
})

describe('buyers are searched', () => {
  test.each<[Query, boolean]>([
    [{ searchType: 'uid', content: '2002' }, true],
    [{ searchType: 'phone', content: '9876' }, true],
    [{ searchType: 'phone', content: '13700009876' }, true],
    [{ content: '009876' }, false],
    [{ searchType: 'nickname', content: '客小' }, true],
    [{ content: '2002' }, true],
    [{ searchType: 'uid', content: '9876' }, false],
    [{ orderNo: 'nowhere' }, false],
    [{ type: 2 }, true],
    [{ type: 1 }, false],
  ])('%j', async (query, isFound) => {
    expect((await found({ ...query })).includes(orders.tea)).toBe(isFound)
  })

  test.each<[Query, string]>([
    [{ searchType: 'uid', content: '茶' }, 'UID必须是正整数'],
    [{ searchType: 'phone', content: '茶' }, PHONE_WANTED],
    [{ searchType: 'phone', content: '00009876' }, PHONE_WANTED],
  ])('%j is refused', async (query, message) => {
    expect(await list(query)).toMatchObject({ code: 1000, message })
  })
})

test('what is due first stands first, what waits for nobody last', async () => {
  const rising = await list({ sort: 'dueTime' })
  const times = rising.data.list.map(({ dueTime }) => dueTime?.getTime() ?? Number.POSITIVE_INFINITY)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times[0]).not.toBe(Number.POSITIVE_INFINITY)
  expect(rising.data.total).toBe((await list()).data.total)
  expect((await list({ sort: '-dueTime' })).data.list[0]?.dueTime).not.toBeNull()
})

test('a far page begins at the day that the counters say', async () => {
  const days = 3
  for (let day = 0; day < days; day += 1) {
    for (let nth = 0; nth < 2; nth += 1) {
      const { orderNo } = await makeOrder(app, shop, { isPaid: false })
      await app.platform.pool.query(
        `insert into order_day_delta (mer_id, tab, day, delta) values ($1, 1, $2, 1), ($1, 1,
          to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD')::integer, -1)`,
        [shop.merId, 20_200_101 + day],
      )
      await alterOrder(app, shop, orderNo, { created_at: new Date(`2020-01-0${day + 1}T04:00:0${nth}Z`) })
    }
  }
  const all = await found({ status: 'unPaid', limit: 100 })
  const start = (offset: number) =>
    inMerchant(app.platform.pool, shop.merId, 'read', (db) => findDayStart(db, dayCountersOf(db, 'unPaid'), offset))
  const today = all.length - days * 2
  expect(await start(today + 2)).toEqual({ before: new Date('2020-01-02T16:00:00Z'), skipped: 0 })
  expect(await start(today + 5)).toEqual({ before: new Date('2020-01-01T16:00:00Z'), skipped: 1 })
  expect(await start(all.length)).toBeUndefined()
})
