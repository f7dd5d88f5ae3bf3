import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '#test/app/server-process'
import { setupTestApp } from '#test/app/test-app'
import { makeLiveGoods, passLiveGoods } from '#test/make/marketing/live-goods'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { answerLiveGoods } from '#test/outside/social/live-goods-answers'
import { serveSocial, type Trouble } from '#test/outside/social/social-server'

const { goods, answers } = answerLiveGoods()
const stub = serveSocial(answers)
const app = setupTestApp(stub.settings)
const [UPLOAD, ADD] = ['/cgi-bin/media/upload', '/wxaapi/broadcast/goods/add']
/** The node of the test lives so far in the past that what is due now is due for the other node only. */
const BEHIND = 600_000
const HOUR = 3_600_000
let shop: Shop
let node: ServerProcess | undefined

/** `npm run test:fault`: it starts and kills real processes. */
const isThorough = process.env['THOROUGH'] !== undefined

beforeEach(async () => {
  if (!isThorough) return
  app.passTime(-BEHIND)
  shop = await makeShop(app)
  goods.length = 0
  Object.assign(stub.state, { pictures: [], asked: [], trouble: [] })
  const { databaseUrl: DATABASE_URL, dataDir } = app
  node = await startServerProcess(dataDir, { ...stub.settings, DATABASE_URL })
})
afterEach(async () => node?.stop())

test.runIf(isThorough).each<[string, string, (Trouble | undefined)[], number]>([
  ['while its picture is uploaded', UPLOAD, ['silence'], 1],
  ['after it was added, before the answer came', ADD, [undefined, 'held'], 1],
  ['after the answer that it is not added', ADD, [undefined, { status: 500 }], 2],
])('a node that is killed %s leaves an item that another one ends, once', async (_, path, trouble, times) => {
  stub.state.trouble = trouble
  const id = await makeLiveGoods(app, shop)
  await passLiveGoods(app, shop, id, () => new Date())
  await expect.poll(() => stub.timesAsked(path)).toBe(1)
  await node?.kill()

  app.passTime(BEHIND + HOUR)
  await app.drainJobs()
  expect(goods).toHaveLength(1)
  expect(stub.timesAsked(ADD)).toBe(times)
  const { data } = await app.call(liveGoodsApi.info, { id }, { token: shop.owner.token })
  expect(data).toMatchObject({ reviewStatus: 2, goodsId: goods[0]?.goodsId, sync: { state: 'done', lastError: '' } })
})
