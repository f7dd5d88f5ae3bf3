import { liveRoomApi } from '@zhanggui/contract/live/room'
import { makePassedGoods } from '#test/make/marketing/passed-goods.sql'
import { makeAssistant, makePassedRoom, makeRoom, roomDraftOf } from '#test/make/marketing/live-room'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const assistant =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => ({ id: await makeAssistant(app, shop), ...rest })

const waiting: MakeInput = async (app, shop) => ({ id: await makeRoom(app, shop) })

const passed =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => ({ id: await makePassedRoom(app, shop), ...rest })

async function withGoods(app: TestApp, shop: Shop) {
  const [roomId, goodsId] = [await makePassedRoom(app, shop), await makePassedGoods(app, shop)]
  await app.call(liveRoomApi.addGoods, { id: roomId, ids: [goodsId] }, { token: shop.owner.token })
  return { roomId, goodsId }
}

/** The calls about broadcasts that take an id. */
export const liveRoomIds: Readonly<Record<string, MakeInput>> = {
  'liveAssistant.delete': assistant(),
  'liveAssistant.info': assistant(),
  'liveAssistant.update': assistant({ wechat: 'other', wechatNickname: '小茶', assDesc: '' }),
  'liveRoom.addGoods': async (app, shop) => ({
    id: await makePassedRoom(app, shop),
    ids: [await makePassedGoods(app, shop)],
  }),
  'liveRoom.assistants': waiting,
  'liveRoom.delete': waiting,
  'liveRoom.edit': async (app, shop) => ({ id: await makeRoom(app, shop), ...(await roomDraftOf(app, shop)) }),
  'liveRoom.goods': waiting,
  'liveRoom.info': waiting,
  'liveRoom.retrySync': passed(),
  'liveRoom.removeGoods': async (app, shop) => {
    const { roomId, goodsId } = await withGoods(app, shop)
    return { id: roomId, goodsId }
  },
  'liveRoom.setAssistants': async (app, shop) => ({
    id: await makePassedRoom(app, shop),
    assid: [await makeAssistant(app, shop)],
  }),
  'liveRoom.setComment': passed({ banComment: true }),
  'liveRoom.setFeeds': passed({ isFeedsPublic: false }),
  'liveRoom.setOnSale': async (app, shop) => ({ ...(await withGoods(app, shop)), onSale: true }),
  'liveRoom.setReplay': passed({ closeReplay: false }),
  'liveRoom.setService': passed({ closeKf: false }),
  'liveRoom.shareCode': passed(),
  'liveRoom.sortGoods': async (app, shop) => {
    const { roomId, goodsId } = await withGoods(app, shop)
    return { roomId, goods: [goodsId] }
  },
}
