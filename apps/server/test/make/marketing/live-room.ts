import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { liveAssistantApi } from '@zhanggui/contract/live/assistant'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { reviewRoom } from '#features/live-rooms/public'
import type { TestApp } from '#test/app/test-app'
import { inShop } from '#test/make/order'
import { makeCover } from '#test/make/marketing/live-goods'
import type { Shop } from '#test/make/shop.sql'

type RoomInput = InputOf<typeof liveRoomApi.create>

const HOUR = 3_600_000

/** In twenty minutes, for an hour. */
export async function roomDraftOf(app: TestApp, shop: Shop, traits: Partial<RoomInput> = {}): Promise<RoomInput> {
  const picture = await makeCover(app, shop)
  const startTime = new Date(Math.floor(app.now().getTime() / 1000) * 1000 + HOUR / 3)
  return {
    roomName: '春茶上新专场',
    anchorName: '知夏',
    anchorWechat: 'lin-zhixia',
    subAnchorWechat: '',
    createrWechat: '',
    coverImgLocal: picture,
    shareImgLocal: picture,
    feedsImgLocal: picture,
    startTime,
    endTime: new Date(startTime.getTime() + HOUR),
    type: 0,
    closeLike: false,
    closeGoods: false,
    closeComment: false,
    closeReplay: true,
    closeShare: false,
    closeKf: true,
    isFeedsPublic: true,
    ...traits,
  }
}

/** A room that the platform has not looked at. */
export async function makeRoom(app: TestApp, shop: Shop, traits: Partial<RoomInput> = {}): Promise<number> {
  const draft = await roomDraftOf(app, shop, traits)
  const { data } = await app.call(liveRoomApi.create, draft, { token: shop.owner.token })
  return data.id
}

export const passRoom = (app: TestApp, shop: Shop, id: number) =>
  inShop(app, shop, (context) => reviewRoom({ ...context, recordChanges: () => undefined }, id, { kind: 'pass' }))

/** A room that the platform and the sandbox have passed. */
export async function makePassedRoom(app: TestApp, shop: Shop, traits: Partial<RoomInput> = {}): Promise<number> {
  const id = await makeRoom(app, shop, traits)
  await passRoom(app, shop, id)
  await app.drainJobs()
  return id
}

export async function makeAssistant(app: TestApp, shop: Shop, wechat = 'xiao-cha'): Promise<number> {
  const draft = { wechat, wechatNickname: '小茶', assDesc: '' }
  return (await app.call(liveAssistantApi.save, draft, { token: shop.owner.token })).data.id
}
