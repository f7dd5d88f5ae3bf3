import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { socialMediaApi } from '@zhanggui/contract/live/media'
import { beforeEach, describe, expect, test } from 'vitest'
import { callOver, setupTestApp } from '#test/app/test-app'
import { decideLiveGoods, makeCover, makeLiveGoods } from '#test/make/marketing/live-goods'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { answerLiveGoods } from '#test/outside/social/live-goods-answers'
import { serveSocial } from '#test/outside/social/social-server'

const { goods, answers } = answerLiveGoods()
const stub = serveSocial(answers)
const app = setupTestApp(stub.settings)
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
  goods.length = 0
  Object.assign(stub.state, { pictures: [], asked: [], trouble: [] })
})

const ADD = '/wxaapi/broadcast/goods/add'
const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  app.call(endpoint, input, { token: shop.owner.token })
const info = async (id: number) => (await call(liveGoodsApi.info, { id })).data
const health = async () => (await call(liveGoodsApi.syncHealth, {})).data
/** The next try, whenever it is. */
const wait = async () => {
  app.passTime(3_600_000)
  await app.drainJobs()
}
/** About what is in review. */
const verdict = async (audit: 2 | 3) => {
  for (const each of goods) if (each.audit === 1) each.audit = audit
  await wait()
}

describe('an item that goes through', () => {
  test('is sent once, with its picture, and asked about until the platform has decided', async () => {
    const id = await makeLiveGoods(app, shop, { state: 'sent' })
    expect(goods).toHaveLength(1)
    expect(goods[0]?.info).toMatchObject({ name: '明前龙井', priceType: 1, price: 69, coverImgUrl: 'media-1' })
    const sent = await info(id)
    expect(sent).toMatchObject({ reviewStatus: 2, goodsId: goods[0]?.goodsId, auditId: goods[0]?.auditId })
    expect(sent.sync).toMatchObject({ state: 'done', tries: 0, nextTime: null })
    await wait()
    expect(await info(id)).toMatchObject({ reviewStatus: 2 })
    await verdict(2)
    expect(await info(id)).toMatchObject({ reviewStatus: 4 })
    expect(stub.timesAsked(ADD)).toBe(1)
  })

  test('is refused where the platform says so, whichever way it does', async () => {
    const id = await makeLiveGoods(app, shop, { state: 'sent' })
    await verdict(3)
    expect(await info(id)).toMatchObject({ reviewStatus: 5, reviewReason: '商品信息不符合微信规范' })
    const named = await makeLiveGoods(app, shop, { state: 'sent', name: '违禁商品' })
    expect(await info(named)).toMatchObject({ reviewStatus: 5, reviewReason: '商品名称含有违规内容' })
    expect(await health()).toMatchObject({ waiting: 0, failed: 0 })
    const lost = await makeLiveGoods(app, shop, { state: 'sent' })
    goods.length = 0
    await wait()
    expect(await info(lost)).toMatchObject({ reviewStatus: 5, reviewReason: '商品在微信端不存在' })
  })

  test('has its picture uploaded anew each time it is submitted: names of pictures expire', async () => {
    const id = await makeLiveGoods(app, shop, { state: 'sent' })
    await verdict(3)
    await call(liveGoodsApi.resubmit, { id })
    await decideLiveGoods(app, shop, id, 'pass')
    expect(goods).toHaveLength(1)
    expect(goods[0]).toMatchObject({ audit: 1, info: { coverImgUrl: 'media-2' } })
  })
})

test('a step that staff wait for changes nothing where the platform refuses it', async () => {
  const id = await makeLiveGoods(app, shop, { state: 'sent' })
  stub.state.trouble = [{ errcode: 300_009 }]
  expect(await call(liveGoodsApi.withdraw, { id })).toMatchObject({ message: '微信接口调用失败：撤回审核失败' })
  expect(await info(id)).toMatchObject({ reviewStatus: 2, auditStatus: 1 })
  expect(await call(liveGoodsApi.withdraw, { id })).toMatchObject({ code: 200 })
  expect(goods[0]).toMatchObject({ audit: 0 })
})

test('goods that are withdrawn by two people, or while the platform is asked about them, stay withdrawn', async () => {
  const id = await makeLiveGoods(app, shop, { state: 'sent' })
  stub.state.trouble = ['held']
  const first = call(liveGoodsApi.withdraw, { id })
  await expect.poll(() => stub.state.held.length).toBe(1)
  Object.assign(goods[0] ?? {}, { audit: 1 })
  expect(await call(liveGoodsApi.withdraw, { id })).toMatchObject({ code: 200 })
  stub.letGo()
  expect((await first).code).toBe(409)

  // Nothing else is left to be asked about.
  await wait()
  const other = await makeLiveGoods(app, shop, { state: 'sent' })
  for (const each of goods) each.audit = 2
  stub.state.trouble = ['held']
  app.passTime(3_600_000)
  const asking = app.drainJobs()
  await expect.poll(() => stub.state.held.length).toBe(1)
  for (const each of goods) each.audit = 1
  expect(await call(liveGoodsApi.withdraw, { id: other })).toMatchObject({ code: 200 })
  stub.letGo()
  await asking
  expect(await info(other)).toMatchObject({ reviewStatus: 0 })
})

test('two nodes share one token, and one of them asks for it', async () => {
  const other = await app.startAnotherNode()
  const imagePath = await makeCover(app, shop)
  const input = { imagePath, type: 'image' as const }
  const { token } = shop.owner
  const tokens = () => stub.timesAsked('/cgi-bin/stable_token')
  await call(socialMediaApi.uploadLocal, input)
  const before = tokens()
  stub.state.isExpired = true
  const replies = await Promise.all(
    [app.url, other.url, app.url, other.url].map((url) => callOver(url, socialMediaApi.uploadLocal, input, { token })),
  )
  expect(replies.map(({ code }) => code)).toEqual([200, 200, 200, 200])
  expect(tokens()).toBe(before + 1)
})
