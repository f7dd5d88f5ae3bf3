import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { syncKind } from '@zhanggui/domain/social/sync-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobContextOf } from '#platform/jobs/job-context'
import { setupTestApp } from '#test/app/test-app'
import { decideLiveGoods, makeLiveGoods, passLiveGoods } from '#test/make/marketing/live-goods'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { answerLiveGoods } from '#test/outside/social/live-goods-answers'
import { serveSocial, type Trouble } from '#test/outside/social/social-server'
import { allJobs } from '../../../all-jobs.ts'

const { goods, answers } = answerLiveGoods()
const stub = serveSocial(answers)
const app = setupTestApp(stub.settings)
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
  goods.length = 0
  Object.assign(stub.state, { pictures: [], asked: [], trouble: [] })
})

const syncJob = allJobs.find(({ kind }) => kind === 'social-sync')
const ADD = '/wxaapi/broadcast/goods/add'
const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  app.call(endpoint, input, { token: shop.owner.token })
const info = async (id: number) => (await call(liveGoodsApi.info, { id })).data
const health = async () => (await call(liveGoodsApi.syncHealth, {})).data
/** The upload of the picture comes first, so the second request is the one that adds. */
const inTrouble = (...trouble: readonly Trouble[]) => {
  stub.state.trouble = [undefined, ...trouble]
}
/** Works on it whether its turn has come or not. */
const runSync = (subjectId: number) =>
  syncJob?.run(jobContextOf(app.platform, shop.merId, 1), { kind: syncKind.is.liveGoods, subjectId })
/** The next try, whenever it is. */
const wait = async () => {
  app.passTime(3_600_000)
  await app.drainJobs()
}

describe('an item in trouble', () => {
  test.each<[string, Trouble[]]>([
    ['lost answers', ['lost']],
    ['half an answer', ['half']],
    ['a fault of theirs', [{ status: 500 }]],
    ['a limit of calls', [{ errcode: 45_009 }]],
    ['a busy platform', [{ errcode: -1 }, { errcode: -1 }, { errcode: -1 }]],
    ['an expired token', [{ errcode: 42_001 }, { errcode: 42_001 }]],
  ])('survives %s: nothing is lost, and nothing sent twice', async (_, trouble) => {
    inTrouble(...trouble)
    const id = await makeLiveGoods(app, shop, { state: 'sent' })
    const first = await info(id)
    expect(first).toMatchObject({ reviewStatus: 2, goodsId: null, sync: { state: 'waiting', tries: 1 } })
    expect(first.sync?.lastError).toMatch(/微信|凭证|调用次数/)
    expect(first.sync?.nextTime?.getTime()).toBeGreaterThan(app.now().getTime())
    await wait()
    expect(goods).toHaveLength(1)
    expect(await info(id)).toMatchObject({ goodsId: goods[0]?.goodsId, sync: { state: 'done', lastError: '' } })
  })

  test('that was added but not submitted is found again, and submitted', async () => {
    const id = await makeLiveGoods(app, shop, { state: 'sent', name: '半途而废' })
    expect(await info(id)).toMatchObject({ goodsId: null, sync: { lastError: '商品已添加，但提交审核失败' } })
    await wait()
    expect(goods).toMatchObject([{ audit: 1 }])
    expect(await info(id)).toMatchObject({ goodsId: goods[0]?.goodsId, sync: { state: 'done' } })
  })

  test('is given up after many tries, and taken up again by hand', async () => {
    stub.state.trouble = Array.from({ length: 100 }, () => ({ errcode: 45_009 }))
    const id = await makeLiveGoods(app, shop, { state: 'sent' })
    for (let tries = 0; tries < 10; tries += 1) await wait()
    expect(await info(id)).toMatchObject({ sync: { state: 'failed', tries: 10, nextTime: null } })
    expect(await health()).toMatchObject({ waiting: 0, failed: 1, lastError: '今日调用次数已达上限' })
    stub.state.trouble = []
    expect((await call(liveGoodsApi.retrySync, {})).data).toEqual({ count: 1 })
    await app.drainJobs()
    expect(await info(id)).toMatchObject({ sync: { state: 'done' } })
    expect(await health()).toMatchObject({ failed: 0, lastError: '' })
    expect((await call(liveGoodsApi.retrySync, { id })).data).toEqual({ count: 0 })
  })

  test('is tried at once by hand, and needs no other try then', async () => {
    inTrouble({ errcode: 45_011 })
    const id = await makeLiveGoods(app, shop, { state: 'sent' })
    expect((await call(liveGoodsApi.retrySync, { id })).data).toEqual({ count: 1 })
    await app.drainJobs()
    await wait()
    expect(stub.timesAsked(ADD)).toBe(2)
    expect(goods).toHaveLength(1)
  })

  test('is taken back only where the platform cannot have it', async () => {
    inTrouble({ errcode: 45_009 })
    const unsent = await makeLiveGoods(app, shop, { state: 'sent' })
    expect(await call(liveGoodsApi.withdraw, { id: unsent })).toMatchObject({ code: 200 })
    inTrouble('lost')
    const unclear = await makeLiveGoods(app, shop, { state: 'sent' })
    expect(await call(liveGoodsApi.withdraw, { id: unclear })).toMatchObject({
      message: '微信是否已收到尚不清楚，请先重试同步',
    })
    await wait()
    expect(goods).toHaveLength(1)
    expect(await info(unsent)).toMatchObject({ reviewStatus: 0, sync: null })
  })

  test('is not taken back while it is being sent', async () => {
    const id = await makeLiveGoods(app, shop)
    await app.drainJobs()
    await passLiveGoods(app, shop, id, app.now)
    const before = stub.timesAsked(ADD)
    stub.state.trouble = [undefined, 'held']
    const sending = app.drainJobs()
    await expect.poll(() => stub.timesAsked(ADD)).toBe(before + 1)
    expect(await call(liveGoodsApi.withdraw, { id })).toMatchObject({ message: '正在与微信同步，请稍后再试' })
    stub.letGo()
    await sending
    expect(await info(id)).toMatchObject({ goodsId: goods[0]?.goodsId, sync: { state: 'done' } })
  })

  test('is worked on by one at a time, not before its time, and not once it is done', async () => {
    const id = await makeLiveGoods(app, shop)
    inTrouble('silence')
    await passLiveGoods(app, shop, id, app.now)
    const sending = app.drainJobs()
    await expect.poll(() => stub.timesAsked(ADD)).toBe(1)
    await runSync(id)
    expect(stub.timesAsked(ADD)).toBe(1)
    stub.hangUp()
    await sending
    await runSync(id)
    expect(stub.timesAsked(ADD)).toBe(1)
    await wait()
    await runSync(id)
    expect(stub.timesAsked(ADD)).toBe(2)
    expect(goods).toHaveLength(1)
  })

  test('stays unclear until the platform has been asked', async () => {
    inTrouble('lost', { errcode: 45_009 })
    const id = await makeLiveGoods(app, shop, { state: 'sent' })
    await wait()
    expect(await info(id)).toMatchObject({ goodsId: null, sync: { tries: 2 } })
    await wait()
    expect(await info(id)).toMatchObject({ goodsId: goods[0]?.goodsId, sync: { state: 'done' } })
    expect(goods).toHaveLength(1)
  })

  test('is not tried again where that would not help', async () => {
    inTrouble({ errcode: 48_001 })
    const id = await makeLiveGoods(app, shop, { state: 'sent' })
    await runSync(id)
    expect(await info(id)).toMatchObject({ sync: { state: 'failed', tries: 1, lastError: '小程序没有该接口的权限' } })
  })

  test('needs its picture, and says so where it is gone', async () => {
    const id = await makeLiveGoods(app, shop)
    await app.platform.pool.query('delete from attachment where mer_id = $1', [shop.merId])
    await decideLiveGoods(app, shop, id, 'pass')
    const lastError = '图片已不在素材库中，请重新选择'
    expect(await info(id)).toMatchObject({ sync: { state: 'failed', lastError } })
  })

  test('that a fault of ours keeps from being sent can be tried again', async () => {
    inTrouble({ errcode: 45_009 })
    const id = await makeLiveGoods(app, shop, { state: 'sent' })
    const subject = { kind: syncKind.is.liveGoods, subjectId: id }
    await syncJob?.giveUp(jobContextOf(app.platform, shop.merId, 1), subject, new Error('a fault of ours'))
    expect(await info(id)).toMatchObject({ sync: { state: 'failed', lastError: '同步时出错，请重试' } })
    await call(liveGoodsApi.retrySync, { id })
    await app.drainJobs()
    expect(await info(id)).toMatchObject({ sync: { state: 'done' } })
  })
})
