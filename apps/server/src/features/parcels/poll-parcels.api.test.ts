import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { beforeEach, expect, test } from 'vitest'
import { jobContextOf } from '#platform/jobs/job-context'
import { setupTestApp } from '#test/app/test-app'
import { setConfig } from '#test/make/config.sql'
import { makeParcel } from '#test/make/orders/parcel'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { serveTracking } from '#test/outside/tracking-stub'
import { findJobs } from '#test/read/jobs.sql'
import { pollParcelsJob } from './poll-parcels.job.ts'

const HOUR = 3_600_000
const service = serveTracking()
const app = setupTestApp({
  TRACKING: 'http',
  TRACKING_APPCODE: service.appCode,
  get TRACKING_URL() {
    return service.url
  },
})
const { list, poll, polling } = parcelApi
let shop: Shop

beforeEach(async () => {
  shop = await makeShop(app)
  service.state.asked.length = 0
  service.state.told.clear()
  service.state.isAway = false
  await setConfig(app, { parcel_polls_per_day: '' })
})

async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, of = shop) {
  const { token } = await makeStaff(app, of, { permissions: [endpoint.permission] })
  return app.call(endpoint, input, { token })
}
const rowOf = async (orderNo: string) => (await call(list, { orderNo })).data.list[0]
const pass = async (hours: number) => {
  app.passTime(hours * HOUR)
  await app.drainJobs()
}
/** Passes time until shortly after midnight of the shop. */
const toNextDay = () => pass(24 - Number(formatShopTime(app.now()).slice(11, 13)))

async function makeParcels(count: number, of = shop) {
  const product = await makeProduct(app, of, { labels: ['一'], stock: 1000 })
  const made = []
  for (let n = 0; n < count; n += 1) {
    made.push(
      await makeParcel(app, of, { product, pieces: [1], expressCode: 'zhongtong', number: `ZT${of.merId}-${n}` }),
    )
  }
  return made
}
/** Numbers of the shop’s own; those of other tests are under way as well. */
const asked = () => service.state.asked.filter((number) => number.startsWith(`ZT${shop.merId}-`))
const moving = (time = '2026-03-01 10:00:00') => ({ time, status: '【转运】到达转运中心', code: 1 })

test('one run asks for a few and leaves the rest to the next, so that other shops have their turn', async () => {
  await makeParcels(22)
  await app.platform.pool.query('update tracked_shipment set next_poll_at = sent_at where mer_id = $1', [shop.merId])
  const context = jobContextOf(app.platform, shop.merId, 1)
  let transactions = 0
  const inWrite: typeof context.inWrite = (work) => {
    transactions += 1
    return context.inWrite(work)
  }
  await pollParcelsJob.run({ ...context, inWrite }, {})
  // Two for each question, and one that plans the next run.
  expect(transactions).toBe(41)
  expect(await findJobs(app, pollParcelsJob.kind)).not.toEqual([])
  await app.drainJobs()
  expect(asked()).toHaveLength(22)
  expect(new Set(asked()).size).toBe(22)
})

test('those that have waited longest are asked for first', async () => {
  const parcels = await makeParcels(3)
  for (const [place, { id }] of parcels.entries()) {
    const hours = [5, 9, 7][place] ?? 0
    await app.platform.pool.query(
      'update tracked_shipment set next_poll_at = $3 where mer_id = $1 and shipment_id = $2',
      [shop.merId, id, new Date(app.now().getTime() - hours * HOUR)],
    )
  }
  await pollParcelsJob.run(jobContextOf(app.platform, shop.merId, 1), {})
  expect(asked().map((number) => number.split('-')[1])).toEqual(['1', '2', '0'])
})

test('the day’s questions are not exceeded, and some of them are kept for people', async () => {
  const [parcels, other] = [await makeParcels(12), await makeShop(app)]
  await setConfig(app, { parcel_polls_per_day: '10' })
  await toNextDay()
  await pass(7)
  expect(asked()).toHaveLength(9)
  expect((await call(polling, {})).data).toMatchObject({ used: 9, perDay: 10 })
  const waiting = (await call(list, { limit: 100 })).data.list.filter(({ pollTime }) => pollTime === null)
  expect(waiting).toHaveLength(3)
  const ids = waiting.map(({ id }) => id)
  // Two at once, and one question is left.
  const answers = await Promise.all(ids.slice(0, 2).map((id) => call(poll, { id })))
  expect(answers.map(({ code }) => code).toSorted((a, b) => b - a)).toEqual([1000, 200])
  expect(answers.find(({ code }) => code === 1000)?.message).toBe('今日物流查询次数已用完（共 10 次），明天 0 点后恢复')
  expect(asked()).toHaveLength(10)
  // Others have questions of their own.
  await makeParcels(1, other)
  await pass(7)
  expect(service.state.asked.at(-1)).toBe(`ZT${other.merId}-0`)
  await toNextDay()
  expect(new Set(asked()).size).toBe(parcels.length)
})

test('without questions nobody is asked', async () => {
  const [parcel] = await makeParcels(1)
  await setConfig(app, { parcel_polls_per_day: '0' })
  await pass(7)
  expect(asked()).toEqual([])
  expect((await call(poll, { id: parcel?.id ?? 0 })).message).toContain('今日物流查询次数已用完')
})

test('a service that is away is asked once a round, later and later, and the board says so', async () => {
  const [first, second] = await makeParcels(2)
  const { orderNo, id } = { orderNo: '', id: 0, ...first }
  service.state.isAway = true
  await pass(6.1)
  expect(asked()).toHaveLength(1)
  const { data } = await call(list, {})
  const failed = data.list.filter(({ pollError }) => pollError === '物流服务异常，请稍后再试')
  expect(failed).toHaveLength(1)
  expect((await call(polling, {})).data.failing).toBe(1)
  expect(await call(poll, { id })).toMatchObject({ code: 1000, message: '物流服务异常，请稍后再试' })
  service.state.isAway = false
  service.state.told.set(`ZT${shop.merId}-0`, moving())
  await pass(1)
  expect(await rowOf(orderNo)).toMatchObject({ state: 'onTheWay', pollError: '' })
  expect(await rowOf(second?.orderNo ?? '')).toMatchObject({ state: 'signed', pollError: '' })
  expect((await call(polling, {})).data.failing).toBe(0)
})

test('a number that the service does not take keeps nobody else waiting', async () => {
  const wrong = await makeParcel(app, shop, { number: 'BAD', expressCode: 'zhongtong' })
  const [right] = await makeParcels(1)
  await pass(6.1)
  expect(await rowOf(wrong.orderNo)).toMatchObject({ state: 'waiting', pollError: '快递单号错误', pollTime: null })
  expect(await rowOf(right?.orderNo ?? '')).toMatchObject({ state: 'signed' })
})

test('what nobody has seen yet is no failure, and a problem after a day', async () => {
  const { orderNo } = await makeParcel(app, shop, { number: 'XX1', expressCode: 'zhongtong' })
  await pass(6.1)
  expect(await rowOf(orderNo)).toMatchObject({ state: 'waiting', pollError: '', problem: null })
  await pass(18)
  expect(await rowOf(orderNo)).toMatchObject({ state: 'waiting', pollError: '', problem: 'uncollected' })
})
