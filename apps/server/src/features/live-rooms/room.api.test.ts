import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { noticeApi } from '@zhanggui/contract/notice'
import { pictureApi } from '@zhanggui/contract/picture'
import { liveReview } from '@zhanggui/domain/live/live-goods-codes'
import { broadcastStatus, roomReview } from '@zhanggui/domain/live/room-codes'
import { MOST_ROOM_GOODS } from '@zhanggui/domain/live/room-rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { makePassedGoods } from '#test/make/marketing/passed-goods.sql'
import { makeAssistant, makePassedRoom, makeRoom, passRoom, roomDraftOf } from '#test/make/marketing/live-room'
import { makePictureAt } from '#test/make/picture.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { changesOf } from '#test/read/log.sql'

const app = setupTestApp()
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, who = shop) =>
  app.call(endpoint, input, { token: who.owner.token })
const info = async (id: number) => (await call(liveRoomApi.info, { id })).data
const goodsIn = async (id: number) => (await call(liveRoomApi.goods, { id })).data
const idsIn = async (query: InputOf<typeof liveRoomApi.list>) =>
  (await call(liveRoomApi.list, query)).data.list.map(({ id }) => id)

/** The broadcast has begun; the job that asks WeChat has seen it. */
async function goLive() {
  app.passTime(21 * 60_000)
  await app.drainJobs()
}

describe('the list', () => {
  test('is searched within the shop, by names and numbers, also as the specification spells it', async () => {
    const first = await makeRoom(app, shop, { roomName: '龙井品鉴会', anchorWechat: 'a-zhi' })
    const second = await makeRoom(app, shop, { roomName: '春茶上新', subAnchorWechat: 'second-a' })
    await makeRoom(app, await makeShop(app), { roomName: '龙井品鉴会' })
    expect(await idsIn({})).toEqual([second, first])
    expect(await idsIn({ keywords: '龙井' })).toEqual([first])
    expect(await idsIn({ keywords: 'SECOND' })).toEqual([second])
    expect(await idsIn({ keywords: String(first) })).toEqual([first])
    const body = { pageParamRequest: { page: 2, limit: 1 }, searchRequest: { keywords: '', reviewStatus: 0 } }
    const answer = await send(`${app.url}/api${liveRoomApi.search.path}`, { token: shop.owner.token, body })
    expect(answer.data).toMatchObject({
      total: 2,
      list: [{ id: first, closeReplay: 1, closeLike: 0, isFeedsPublic: 1 }],
    })
    expect((await call(liveRoomApi.tabs, { keywords: '龙井' })).data.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0])
  })
})

describe('a new room', () => {
  test('waits for the platform, and keeps its pictures in use', async () => {
    const id = await makeRoom(app, shop)
    expect(await info(id)).toMatchObject({ reviewStatus: 0, liveStatus: null, roomId: null, sync: null, version: 1 })
    const { coverImgLocal } = await info(id)
    const [picture] = (await call(pictureApi.list, {})).data.list
    expect(picture?.sattDir).toBe(coverImgLocal)
    expect((await call(pictureApi.delete, { ids: [picture?.attId ?? 0] })).code).not.toBe(200)
  })

  test('begins neither too early nor too late, and with pictures of the shop', async () => {
    const says = async (traits: Parameters<typeof roomDraftOf>[2]) =>
      (await call(liveRoomApi.create, await roomDraftOf(app, shop, traits))).message
    const at = (minutes: number) => new Date(app.now().getTime() + minutes * 60_000)
    expect(await says({ startTime: at(5), endTime: at(90) })).toBe('开始时间至少在10分钟之后')
    const { url } = await makePictureAt(app, await makeShop(app))
    expect(await says({ shareImgLocal: url })).toBe('分享图请从素材库选择')
    expect(await says({ feedsImgLocal: 'https://example.com/a.png' })).toBe('频道封面图请从素材库选择')
  })
})

describe('the verdicts', () => {
  test('of the platform and of WeChat make it a room that can be shared', async () => {
    const id = await makeRoom(app, shop)
    await passRoom(app, shop, id)
    expect(await info(id)).toMatchObject({ reviewStatus: roomReview.is.pending, isSubmitting: true })
    expect((await call(liveRoomApi.delete, { id })).message).toBe('正在提交微信，请稍后再试')
    await app.drainJobs()
    const { passed } = roomReview.is
    expect(await info(id)).toMatchObject({
      reviewStatus: passed,
      liveStatus: 102,
      isSubmitting: false,
      sync: { state: 'done' },
    })
    const { data } = await call(liveRoomApi.shareCode, { id })
    expect(data).toMatchObject({
      cdnUrl: expect.stringMatching(/^data:image\//),
      pagePath: expect.stringContaining('room_id'),
    })
    const notices = (await call(noticeApi.list, {})).data.list.map(({ content }) => content)
    expect(notices).toEqual(['直播间「春茶上新专场」已通过微信审核', expect.stringContaining('正在提交微信')])
  })

  test('of WeChat may be a no, which an edit sends back to the platform', async () => {
    const id = await makePassedRoom(app, shop, { roomName: '违规专场' })
    const { wechatRefused, pending } = roomReview.is
    expect(await info(id)).toMatchObject({
      reviewStatus: wechatRefused,
      reviewReason: '直播间名称含有违规内容',
      liveStatus: null,
    })
    expect((await call(liveRoomApi.shareCode, { id })).message).toBe('直播间还没有通过微信审核')
    const draft = await roomDraftOf(app, shop)
    expect((await call(liveRoomApi.edit, { ...draft, id, version: 1 })).code).toBe(200)
    expect(await info(id)).toMatchObject({
      reviewStatus: pending,
      reviewReason: '',
      roomName: '春茶上新专场',
      version: 2,
    })
    expect((await call(liveRoomApi.edit, { ...draft, id, version: 1 })).code).toBe(409)
  })
})

describe('a room at WeChat', () => {
  test('is changed there first: what WeChat refuses changes nothing here', async () => {
    const id = await makePassedRoom(app, shop)
    const draft = await roomDraftOf(app, shop)
    expect(await call(liveRoomApi.edit, { ...draft, id, roomName: '违规专场' })).toMatchObject({
      message: '微信接口调用失败：直播间名称含有违规内容',
    })
    expect(await info(id)).toMatchObject({ roomName: '春茶上新专场', version: 1 })
    expect((await call(liveRoomApi.edit, { ...draft, id, roomName: '秋茶上新专场' })).code).toBe(200)
    expect(await info(id)).toMatchObject({ roomName: '秋茶上新专场', reviewStatus: 3, version: 2 })
    expect(await changesOf(app, shop)).toContainEqual({
      field: '直播间名称',
      before: '春茶上新专场',
      after: '秋茶上新专场',
    })
  })

  test('turns its switches by their meaning, and keeps what it has recorded', async () => {
    const id = await makePassedRoom(app, shop)
    const { token } = shop.owner
    const get = (path: string) => send(`${app.url}/api/admin/merchant/mp/live/room/${path}`, { method: 'GET', token })
    // 0 turns customer service and replay on, 1 keeps people from commenting (fault 12); clients say so by GET.
    for (const path of [`updateclosekf/${id}/0`, `updatereplay/${id}/0`, `updatecomment/${id}/1`]) {
      expect((await get(path)).code).toBe(200)
    }
    await call(liveRoomApi.setFeeds, { id, isFeedsPublic: false })
    const turned = { closeKf: false, closeReplay: false, closeComment: true, isFeedsPublic: false }
    expect(await info(id)).toMatchObject({ ...turned, replays: [] })
    await goLive()
    expect(await info(id)).toMatchObject({ ...turned, liveStatus: broadcastStatus.is.live })
    expect((await call(liveRoomApi.setComment, { id, banComment: false })).message).toBe('开播后不能开启评论')
    expect((await call(liveRoomApi.setReplay, { id, closeReplay: true })).code).toBe(200)
  })

  test('is neither edited nor deleted while it is live', async () => {
    const id = await makePassedRoom(app, shop)
    const draft = await roomDraftOf(app, shop)
    await goLive()
    expect((await call(liveRoomApi.edit, { ...draft, id })).message).toBe('直播间直播中，不能编辑')
    expect((await call(liveRoomApi.delete, { id })).message).toBe('直播中，不能删除')
    app.passTime(3_600_000)
    await app.drainJobs()
    expect((await info(id)).liveStatus).toBe(broadcastStatus.is.ended)
    expect((await call(liveRoomApi.delete, { id })).code).toBe(200)
    expect((await call(liveRoomApi.info, { id })).message).toBe('直播间不存在')
  })

  test('is changed by one at a time', async () => {
    const id = await makePassedRoom(app, shop)
    const answers = await Promise.all(
      [true, false, true].map((banComment) => call(liveRoomApi.setComment, { id, banComment })),
    )
    const refused = answers.filter(({ code }) => code !== 200)
    for (const { message } of refused) expect(message).toBe('直播间正在同步微信，请稍后再试')
    expect(refused.length).toBeLessThan(3)
    expect((await call(liveRoomApi.setComment, { id, banComment: false })).code).toBe(200)
  })
})

describe('goods', () => {
  test('are added to those that are there, own and passed ones only', async () => {
    const id = await makePassedRoom(app, shop)
    const [one, two] = [await makePassedGoods(app, shop), await makePassedGoods(app, shop, { name: '正山小种' })]
    const waiting = await makePassedGoods(app, shop, { name: '待审核', reviewStatus: liveReview.is.waiting })
    const foreign = await makePassedGoods(app, await makeShop(app))
    const add = (ids: readonly number[]) => call(liveRoomApi.addGoods, { id, ids })
    expect((await add([one, waiting])).message).toBe('待审核：只有微信审核成功的商品可以导入直播间')
    expect((await add([one, foreign])).message).toBe('直播商品不存在')
    expect(await goodsIn(id)).toEqual([])
    expect((await add([one])).code).toBe(200)
    expect((await add([one, two])).code).toBe(200)
    expect((await goodsIn(id)).map((goods) => goods.id)).toEqual([one, two])
    expect(await info(id)).toMatchObject({ goodsNum: 2 })
    expect((await call(liveGoodsApi.delete, { id: one })).message).toBe('商品已在直播间中，不能删除')
  })

  test('are put on sale, sorted and removed by their own numbers', async () => {
    const [id, other] = [await makePassedRoom(app, shop), await makePassedRoom(app, shop)]
    const [one, two] = [await makePassedGoods(app, shop), await makePassedGoods(app, shop)]
    await call(liveRoomApi.addGoods, { id, ids: [one, two] })
    expect((await call(liveRoomApi.setOnSale, { roomId: other, goodsId: one, onSale: true })).message).toBe(
      '直播间商品不存在',
    )
    await call(liveRoomApi.setOnSale, { roomId: id, goodsId: one, onSale: true })
    expect(await goodsIn(id)).toMatchObject([
      { id: one, onSale: true },
      { id: two, onSale: false },
    ])
    expect((await call(liveRoomApi.sortGoods, { roomId: id, goods: [two] })).message).toContain('请刷新')
    await call(liveRoomApi.sortGoods, { roomId: id, goods: [two, one] })
    expect((await goodsIn(id)).map((goods) => goods.id)).toEqual([two, one])
    await call(liveRoomApi.removeGoods, { id, goodsId: two })
    expect((await goodsIn(id)).map((goods) => goods.id)).toEqual([one])
  })

  test('are no more than WeChat takes', async () => {
    const id = await makePassedRoom(app, shop)
    const ids = await Promise.all(Array.from({ length: MOST_ROOM_GOODS + 1 }, () => makePassedGoods(app, shop)))
    const [last = 0, ...most] = ids
    expect((await call(liveRoomApi.addGoods, { id, ids: most })).code).toBe(200)
    expect((await call(liveRoomApi.addGoods, { id, ids: [last] })).message).toBe('一个直播间最多200个商品')
    expect(await info(id)).toMatchObject({ goodsNum: MOST_ROOM_GOODS })
  })

  test('need a shelf', async () => {
    const id = await makePassedRoom(app, shop, { closeGoods: true })
    const ids = [await makePassedGoods(app, shop)]
    expect((await call(liveRoomApi.addGoods, { id, ids })).message).toBe('直播间货架已关闭，不能导入商品')
  })
})

test('assistants are set as a whole, and an empty set removes them', async () => {
  const id = await makePassedRoom(app, shop)
  const [one, two] = [await makeAssistant(app, shop, 'one'), await makeAssistant(app, shop, 'two')]
  const set = (assid: readonly number[]) => call(liveRoomApi.setAssistants, { id, assid })
  const names = async () => (await call(liveRoomApi.assistants, { id })).data.map(({ wechat }) => wechat)
  await set([one])
  // One comes and another goes in one step.
  expect((await set([two])).code).toBe(200)
  expect(await names()).toEqual(['two'])
  expect((await set([])).code).toBe(200)
  expect(await names()).toEqual([])
  const foreign = await makeAssistant(app, await makeShop(app))
  expect((await set([foreign])).message).toBe('直播助手不存在')
})
