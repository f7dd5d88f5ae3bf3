import { holidayApi } from '@zhanggui/contract/store/holiday'
import { parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import { MOST_HOLIDAYS } from '@zhanggui/domain/store/holiday-rules'
import { beforeEach, expect, test } from 'vitest'
import { inMerchant } from '#platform/db/merchant-db'
import { whyNotOrder } from '#features/merchants/public'
import { setupTestApp } from '#test/app/test-app'
import { changesOf, logLines } from '#test/read/log.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
let shop: Shop
let token: string

beforeEach(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const at = (day: string) => parseShopTime(`2030-02-${day} 00:00:00`) ?? new Date(0)
const add = (from: string, until: string, isBookable = false) =>
  app.call(holidayApi.add, { startTime: at(from), endTime: at(until), note: '春节', isBookable }, { token })
const list = async () => (await app.call(holidayApi.list, {}, { token })).data
const whyNot = (day: string, { merId } = shop) =>
  inMerchant(app.platform.pool, merId, 'read', (db) => whyNotOrder(db, at(day)))

test('orders wait for a holiday of the own shop, unless it takes bookings', async () => {
  await add('02', '10')
  await add('10', '12', true)
  expect(await whyNot('01')).toBeUndefined()
  expect(await whyNot('02')).toBe('店铺休假中，2030-02-12 00:00 恢复营业')
  expect(await whyNot('10')).toBeUndefined()
  expect(await whyNot('05', await makeShop(app))).toBeUndefined()
})

test('two that touch may stand, two at once may not, also at the same moment', async () => {
  const answers = await Promise.all([add('02', '10'), add('09', '12')])
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1000])
  expect(answers.find(({ code }) => code === 1000)).toMatchObject({
    message: '与已有的休假时间重叠',
    data: { fields: [{ path: 'startTime' }] },
  })
})

test('there is a limit, and one that is moved must not meet another', async () => {
  const { id } = (await add('02', '03')).data
  await add('05', '06')
  const moved = { id, startTime: at('02'), endTime: at('06'), note: '', isBookable: false }
  expect(await app.call(holidayApi.update, moved, { token })).toMatchObject({
    message: '与已有的休假时间重叠',
    data: { fields: [{ path: 'startTime' }] },
  })
  for (let year = 2031; year < 2031 + MOST_HOLIDAYS - 2; year += 1) {
    const dates = { startTime: new Date(Date.UTC(year, 0, 1)), endTime: new Date(Date.UTC(year, 0, 2)) }
    await app.call(holidayApi.add, { ...dates, note: '', isBookable: false }, { token })
  }
  expect(await add('07', '08')).toMatchObject({ code: 1000, message: '最多添加50个休假，请先删除已结束的' })
})

test('the next one comes first; each can be changed by itself and deleted', async () => {
  const over = { startTime: new Date('2020-01-01T00:00:00Z'), endTime: new Date('2020-01-02T00:00:00Z') }
  await app.call(holidayApi.add, { ...over, note: '', isBookable: false }, { token })
  const { id } = (await add('02', '10')).data
  expect((await list())[0]).toMatchObject({ id, note: '春节', startTime: at('02'), isBookable: false, version: 1 })
  const change = { id, startTime: at('03'), endTime: at('10'), note: '春节', isBookable: true, version: 1 }
  expect((await app.call(holidayApi.update, change, { token })).code).toBe(200)
  expect(await changesOf(app, shop)).toEqual([
    {
      field: '休假时间',
      before: '2030-02-02 00:00:00 至 2030-02-10 00:00:00',
      after: '2030-02-03 00:00:00 至 2030-02-10 00:00:00',
    },
    { field: '可预订', before: '否', after: '是' },
  ])
  expect((await app.call(holidayApi.update, change, { token })).code).toBe(409)
  expect((await app.call(holidayApi.delete, { id }, { token })).code).toBe(200)
  expect((await logLines(app, shop)).at(-1)).toMatchObject({ subject: '春节' })
  expect(await list()).toHaveLength(1)
})
