import { roomGateway } from '@zhanggui/contract/gateway/room'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { noticeApi } from '@zhanggui/contract/notice'
import { expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeRoom } from '#test/make/marketing/live-room'
import { setupShopFront } from '#test/make/orders/checkout'
import { makeShop } from '#test/make/shop.sql'

const app = setupTestApp()
const { call } = setupShopFront(app)

test('the platform passes, refuses and recommends rooms, and only what waits is decided', async () => {
  const shop = await makeShop(app)
  const { merId } = shop
  const as = { token: shop.owner.token }
  const [one, two] = [await makeRoom(app, shop), await makeRoom(app, shop, { roomName: '秋茶品鉴会' })]
  const waiting = await call(roomGateway.list, { merId, reviewStatus: 0 })
  expect(waiting.data?.list.map(({ id }) => id)).toEqual([two, one])
  expect((await call(roomGateway.refuse, { merId, id: two, reason: '背景图模糊' })).isOk).toBe(true)
  expect((await call(roomGateway.refuse, { merId, id: two, reason: '背景图模糊' })).message).toContain('请刷新后再试')
  expect((await call(roomGateway.pass, { merId: (await makeShop(app)).merId, id: one })).isOk).toBe(false)
  expect((await call(roomGateway.pass, { merId, id: one })).isOk).toBe(true)
  await app.drainJobs()
  expect((await call(roomGateway.recommend, { merId, id: one, star: 5, storeShow: false })).isOk).toBe(true)
  const { list } = (await app.call(liveRoomApi.list, {}, as)).data
  expect(list).toMatchObject([
    { id: one, star: 5, storeShow: false, reviewStatus: 3 },
    { id: two, reviewStatus: 1, reviewReason: '背景图模糊' },
  ])
  const notices = (await app.call(noticeApi.list, {}, as)).data.list
  expect(notices.map(({ type, content }) => [type, content])).toContainEqual([
    '3',
    '直播间「秋茶品鉴会」没有通过平台审核：背景图模糊',
  ])
})
