import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { liveAssistantApi } from '@zhanggui/contract/live/assistant'
import { expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { changesOf } from '#test/read/log.sql'

const app = setupTestApp()
const as = ({ owner }: Shop) => ({ token: owner.token })
const save = (shop: Shop, wechat: string, wechatNickname = '小茶') =>
  app.call(liveAssistantApi.save, { wechat, wechatNickname, assDesc: '' }, as(shop))
const list = async (shop: Shop, query: InputOf<typeof liveAssistantApi.list> = {}) =>
  (await app.call(liveAssistantApi.list, query, as(shop))).data

test('the list has the own ones only, newest first, also under a search', async () => {
  const shop = await makeShop(app)
  for (const wechat of ['cha-a', 'cha-b', 'other']) await save(shop, wechat, wechat === 'other' ? '阿茶' : '小明')
  await save(await makeShop(app), 'cha-foreign', '阿茶')
  expect((await list(shop)).list.map(({ wechat }) => wechat)).toEqual(['other', 'cha-b', 'cha-a'])
  // By account or nickname, but never another shop's (fault 7).
  expect((await list(shop, { keywords: '茶' })).list.map(({ wechat }) => wechat)).toEqual(['other'])
  expect((await list(shop, { keywords: 'CHA' })).total).toBe(2)
})

test('an account is there once in a shop, when it is added and when it is edited', async () => {
  const [shop, other] = [await makeShop(app), await makeShop(app)]
  await save(shop, 'lin-zhixia')
  expect(await save(shop, 'Lin-Zhixia')).toMatchObject({ message: '微信直播小助手已经存在' })
  expect((await save(other, 'lin-zhixia')).code).toBe(200)
  const { data } = await save(shop, 'second')
  const change = { id: data.id, wechat: 'lin-zhixia', wechatNickname: '小茶', assDesc: '' }
  expect(await app.call(liveAssistantApi.update, change, as(shop))).toMatchObject({ message: '微信直播小助手已经存在' })
  expect((await app.call(liveAssistantApi.update, { ...change, wechat: 'third', version: 1 }, as(shop))).code).toBe(200)
  expect(await changesOf(app, shop)).toContainEqual({ field: '微信号', before: 'second', after: 'third' })
  expect((await app.call(liveAssistantApi.update, { ...change, version: 1 }, as(shop))).code).toBe(409)
})

test('deleting is for good', async () => {
  const shop = await makeShop(app)
  const { data } = await save(shop, 'lin-zhixia')
  expect((await app.call(liveAssistantApi.delete, data, as(shop))).code).toBe(200)
  expect(await app.call(liveAssistantApi.info, data, as(shop))).toMatchObject({ message: '直播助手不存在' })
})
