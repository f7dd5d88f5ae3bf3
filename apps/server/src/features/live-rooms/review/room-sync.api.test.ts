import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { broadcastStatus } from '@zhanggui/domain/live/room-codes'
import { beforeEach, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeAssistant, makePassedRoom, makeRoom, passRoom } from '#test/make/marketing/live-room'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { answerRooms } from '#test/outside/social/room-answers'
import { serveSocial, type Trouble } from '#test/outside/social/social-server'

const { rooms, recordings, answers } = answerRooms()
const stub = serveSocial(answers)
const app = setupTestApp(stub.settings)
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
  // What a node asks when it starts must not meet the trouble of a test.
  await app.drainJobs()
  rooms.length = 0
  Object.assign(stub.state, { pictures: [], asked: [], trouble: [] })
})

const CREATE = '/wxaapi/broadcast/room/create'
const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  app.call(endpoint, input, { token: shop.owner.token })
const info = async (id: number) => (await call(liveRoomApi.info, { id })).data
const later = async (minutes: number) => {
  app.passTime(minutes * 60_000)
  await app.drainJobs()
}
/** Three pictures are uploaded before the room is created. */
const inTrouble = (...trouble: readonly Trouble[]) => {
  stub.state.trouble = [undefined, undefined, undefined, ...trouble]
}

test.each<[string, Trouble[], number]>([
  ['lost answer', ['lost'], 1],
  ['half an answer', ['half'], 1],
  ['server fault', [{ status: 500 }], 2],
  ['limit', [{ errcode: 45_009 }], 2],
])('a %s: the room is there once in the end', async (_, trouble, asked) => {
  const id = await makeRoom(app, shop)
  inTrouble(...trouble)
  await passRoom(app, shop, id)
  await app.drainJobs()
  const waiting = await info(id)
  expect(waiting).toMatchObject({ reviewStatus: 0, isSubmitting: true, sync: { state: 'waiting', tries: 1 } })
  expect(waiting.sync?.lastError).not.toBe('')
  await later(2)
  expect(await info(id)).toMatchObject({ reviewStatus: 3, roomId: rooms[0]?.roomId, sync: { state: 'done' } })
  expect(rooms).toHaveLength(1)
  expect(stub.timesAsked(CREATE)).toBe(asked)
})

test('what WeChat does not do changes nothing here, and an expired token is no trouble', async () => {
  const id = await makePassedRoom(app, shop)
  stub.state.trouble = [{ errcode: 300_023 }]
  expect((await call(liveRoomApi.setComment, { id, banComment: true })).message).toBe(
    '微信接口调用失败：直播间当前状态不允许该操作',
  )
  expect(await info(id)).toMatchObject({ closeComment: false })
  stub.state.isExpired = true
  expect((await call(liveRoomApi.setComment, { id, banComment: true })).code).toBe(200)
  expect(rooms[0]?.info['closeComment']).toBe(1)
  stub.state.trouble = [{ errcode: 45_011 }]
  expect((await call(liveRoomApi.delete, { id })).message).toContain('微信接口调用失败：')
  // Removed there already: it goes here too.
  rooms.length = 0
  expect((await call(liveRoomApi.delete, { id })).code).toBe(200)
})

test('an interrupted change of assistants is taken up where it stopped', async () => {
  const id = await makePassedRoom(app, shop)
  const [one, two] = [await makeAssistant(app, shop, 'one'), await makeAssistant(app, shop, 'two')]
  await call(liveRoomApi.setAssistants, { id, assid: [one] })
  // Asked, added, and then not removed.
  stub.state.trouble = [undefined, undefined, { errcode: 300_023 }]
  expect((await call(liveRoomApi.setAssistants, { id, assid: [two] })).code).not.toBe(200)
  expect(rooms[0]?.helpers).toEqual(['one', 'two'])
  expect((await call(liveRoomApi.setAssistants, { id, assid: [two] })).code).toBe(200)
  expect(rooms[0]?.helpers).toEqual(['two'])
})

test('the broadcast is followed, and the switch of the replay leaves what was recorded', async () => {
  const id = await makePassedRoom(app, shop)
  const room = rooms[0]
  if (!room) throw new Error('no room at WeChat')
  room.liveStatus = broadcastStatus.is.live
  // What somebody has switched at WeChat shows here as well.
  room.info['closeComment'] = 1
  await later(4)
  expect(await info(id)).toMatchObject({ liveStatus: 101, closeComment: true, replays: [] })
  room.liveStatus = broadcastStatus.is.ended
  const media = { media_url: 'https://video.example/1.m3u8', expire_time: '2027-01-01T00:00:00Z' }
  recordings.push({ ...media, create_time: '2026-11-18T08:00:00Z' })
  await later(4)
  expect((await info(id)).replays).toMatchObject([{ mediaUrl: media.media_url }])
  expect((await call(liveRoomApi.setReplay, { id, closeReplay: false })).code).toBe(200)
  expect(await info(id)).toMatchObject({ closeReplay: false, replays: [{ mediaUrl: media.media_url }] })
})
