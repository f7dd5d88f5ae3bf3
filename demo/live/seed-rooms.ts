import { broadcastStatus, roomReview, roomType } from '@zhanggui/domain/live/room-codes'
import { saveConfig } from '../../apps/server/src/features/config/public.ts'
import { insertAssistant } from '../../apps/server/src/features/live-assistants/assistant.sql.ts'
import { keepRoomPictures } from '../../apps/server/src/features/live-rooms/changes/keep-room-pictures.ts'
import { copyOf } from '../../apps/server/src/features/live-rooms/review/room-copy.ts'
import { replaceRoomAssistants } from '../../apps/server/src/features/live-rooms/room-assistant.sql.ts'
import { insertRoomGoods, setGoodsOnSale } from '../../apps/server/src/features/live-rooms/room-goods.sql.ts'
import { columnsOf, insertRoom, type RoomDraft } from '../../apps/server/src/features/live-rooms/room.sql.ts'
import { createRoom } from '../../apps/server/src/features/social/port/rooms.ts'
import { drawCode } from '../../apps/server/src/features/social/sandbox/draw-code.ts'
import { SandboxChannel } from '../../apps/server/src/features/social/sandbox/sandbox-channel.ts'
import { created } from '../../apps/server/src/platform/db/editor.sql.ts'
import type { MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { transactionsOf } from '../../apps/server/src/platform/transactions.ts'
import { demoAssistants, demoRooms } from './demo-rooms.ts'
import { listPassedGoods, listPictures } from './seed-rooms.sql.ts'

const HOUR = 3_600_000
const HALF_HOUR = HOUR / 2

type DemoRoom = (typeof demoRooms)[number]

/** On the half hour, as people plan. */
const at = (now: Date, hours: number) => new Date(Math.floor((now.getTime() + hours * HOUR) / HALF_HOUR) * HALF_HOUR)

/** What people scan to become anchors. */
export const seedAnchorCode = ({ pool }: Platform) =>
  inPlatform(pool, (db) => saveConfig(db, { mer_live_anchor_qrcode: drawCode('成为主播') }))

/** Assistants and rooms of a shop; those that WeChat has passed are known to the sandbox. */
export async function seedRooms(platform: Platform, merId: number) {
  const { clock } = platform
  const { inRead, inWrite } = transactionsOf(platform, merId, clock)
  const edit = (db: MerchantDb) => ({ db, now: clock(), staff: { adminId: merId * 100 + 1 } })
  const assistants = await inWrite(async ({ db, newId }) => {
    const ids: number[] = []
    for (const { wechat, nickname, note } of demoAssistants) {
      const id = await newId()
      await insertAssistant(edit(db), id, { wechat, wechatNickname: nickname, assDesc: note })
      ids.push(id)
    }
    return ids
  })
  const { pictures, goods } = await inRead(async (db) => ({
    pictures: await listPictures(db, 6),
    goods: (await listPassedGoods(db)).map(({ id }) => id),
  }))
  for (const room of demoRooms) {
    const draft = draftOf(room, clock(), pictures)
    const roomId = await createAtSandbox(platform, merId, room, draft)
    await inWrite(async ({ db, newId }) => {
      const id = await newId()
      await insertRoom(db, { ...columnsOf(draft), ...standingOf(room, roomId), id, ...created(edit(db)) })
      await keepRoomPictures(db, id, draft)
      const chosen = goods.slice(0, room.goods ?? 0)
      if (chosen.length > 0) await insertRoomGoods(db, id, chosen, 1)
      for (const goodsId of chosen.slice(0, 2)) await setGoodsOnSale(db, id, goodsId, true)
      if (roomId !== undefined) await replaceRoomAssistants(db, id, assistants.slice(0, 2))
    })
  }
}

function draftOf({ name, anchor, wechat, from, hours }: DemoRoom, now: Date, pictures: readonly string[]): RoomDraft {
  const [cover = '', share = '', feed = ''] = pictures
  return {
    roomName: name,
    anchorName: anchor,
    anchorWechat: wechat,
    subAnchorWechat: '',
    createrWechat: '',
    coverImgLocal: cover,
    shareImgLocal: share,
    feedsImgLocal: feed,
    startTime: at(now, from),
    endTime: at(now, from + hours),
    type: roomType.is.phone,
    closeLike: false,
    closeGoods: false,
    closeComment: false,
    closeReplay: true,
    closeShare: false,
    closeKf: false,
    isFeedsPublic: true,
  }
}

const standingOf = ({ review, status, reason = '', star = 0 }: DemoRoom, roomId: number | undefined) => ({
  review_status: review,
  review_reason: reason,
  live_status: status ?? null,
  social_room_id: roomId ?? null,
  star,
})

/** Banned and expired rooms are unknown to it: it would call them ended. */
async function createAtSandbox(platform: Platform, merId: number, { review, status }: DemoRoom, draft: RoomDraft) {
  if (review !== roomReview.is.passed) return undefined
  const { banned, expired } = broadcastStatus.is
  if (status === banned || status === expired) return platform.newId()
  const { pool, clock, newId, files } = platform
  const sandbox = new SandboxChannel({ inPlatform: (work) => inPlatform(pool, work), newId, clock })
  const { inRead } = transactionsOf(platform, merId, clock)
  return createRoom(sandbox, await copyOf({ files, inRead }, sandbox, draft))
}
