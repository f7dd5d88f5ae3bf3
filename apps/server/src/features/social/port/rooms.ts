import { type BroadcastStatus, broadcastStatus } from '@zhanggui/domain/live/room-codes'
import { z } from 'zod'
import { answerOf } from './answer.ts'
import { NO_ROOMS, ROOM_MISSING } from './social-codes.ts'
import { type SocialChannel, SocialError } from './social-port.ts'

const ROOM = '/wxaapi/broadcast/room'
const GOODS = '/wxaapi/broadcast/goods'
const LIVE_INFO = '/wxa/business/getliveinfo'
const PAGE = 100
const PAGES = 50

export interface RoomCopy {
  readonly name: string
  readonly startAt: Date
  readonly endAt: Date
  readonly anchorName: string
  readonly anchorWechat: string
  readonly secondWechat: string
  readonly creatorWechat: string
  /** Media ids, which are good for three days. */
  readonly coverMedia: string
  readonly shareMedia: string
  readonly feedMedia: string
  readonly type: number
  readonly hasLike: boolean
  readonly hasShelf: boolean
  readonly hasComment: boolean
  readonly hasReplay: boolean
  readonly hasShare: boolean
  readonly hasService: boolean
  readonly isInFeeds: boolean
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000)
const one = (yes: boolean) => (yes ? 1 : 0)

const copyFields = (room: RoomCopy) => ({
  name: room.name,
  startTime: seconds(room.startAt),
  endTime: seconds(room.endAt),
  anchorName: room.anchorName,
  anchorWechat: room.anchorWechat,
  ...(room.secondWechat !== '' && { subAnchorWechat: room.secondWechat }),
  ...(room.creatorWechat !== '' && { createrWechat: room.creatorWechat }),
  coverImg: room.coverMedia,
  shareImg: room.shareMedia,
  feedsImg: room.feedMedia,
  type: room.type,
  isFeedsPublic: one(room.isInFeeds),
  closeLike: one(!room.hasLike),
  closeGoods: one(!room.hasShelf),
  closeComment: one(!room.hasComment),
  closeReplay: one(!room.hasReplay),
  closeShare: one(!room.hasShare),
  closeKf: one(!room.hasService),
})

/** Reviewed at once: it is there, or refused. */
export async function createRoom(channel: SocialChannel, room: RoomCopy): Promise<number> {
  const answer = await channel.call(`${ROOM}/create`, copyFields(room))
  return answerOf(z.object({ roomId: z.int() }), answer).roomId
}

export async function editRoom(channel: SocialChannel, roomId: number, room: RoomCopy): Promise<void> {
  await channel.call(`${ROOM}/editroom`, { id: roomId, ...copyFields(room) }, { isRepeatable: true })
}

/** A room that is not there any more counts as removed. */
export async function removeRoom(channel: SocialChannel, roomId: number): Promise<void> {
  try {
    await channel.call(`${ROOM}/deleteroom`, { id: roomId }, { isRepeatable: true })
  } catch (error) {
    if (!(error instanceof SocialError && error.code === ROOM_MISSING)) throw error
  }
}

/** Switches that move by a call of their own. */
const switches = {
  comment: (isOn: boolean) => ({ path: 'updatecomment', fields: { banComment: one(!isOn) } }),
  feeds: (isOn: boolean) => ({ path: 'updatefeedpublic', fields: { isFeedsPublic: one(isOn) } }),
  replay: (isOn: boolean) => ({ path: 'updatereplay', fields: { closeReplay: one(!isOn) } }),
  service: (isOn: boolean) => ({ path: 'updatekf', fields: { closeKf: one(!isOn) } }),
} as const
export type CalledSwitch = keyof typeof switches

export async function switchRoom(channel: SocialChannel, roomId: number, name: CalledSwitch, isOn: boolean) {
  const { path, fields } = switches[name](isOn)
  await channel.call(`${ROOM}/${path}`, { roomId, ...fields }, { isRepeatable: true })
}

/** What is in the room already stays. */
export async function addRoomGoods(channel: SocialChannel, roomId: number, ids: readonly number[]): Promise<void> {
  await channel.call(`${ROOM}/addgoods`, { ids, roomId }, { isRepeatable: true })
}

export async function setRoomGoodsOnSale(channel: SocialChannel, roomId: number, goodsId: number, isOnSale: boolean) {
  await channel.call(`${GOODS}/onsale`, { roomId, goodsId, onSale: one(isOnSale) }, { isRepeatable: true })
}

export async function removeRoomGoods(channel: SocialChannel, roomId: number, goodsId: number): Promise<void> {
  await channel.call(`${GOODS}/deleteInRoom`, { roomId, goodsId }, { isRepeatable: true })
}

export async function sortRoomGoods(channel: SocialChannel, roomId: number, ids: readonly number[]): Promise<void> {
  const goods = ids.map((goodsId) => ({ goodsId }))
  await channel.call(`${GOODS}/sort`, { roomId, goods }, { isRepeatable: true })
}

export interface RoomHelper {
  readonly wechat: string
  readonly nickname: string
}

const helpers = z.object({ list: z.array(z.object({ alias: z.string() })).default([]) })

/** Makes these the helpers of a room. What it has is asked for first, so an interrupted change is taken up where it stopped. */
export async function setRoomHelpers(channel: SocialChannel, roomId: number, wanted: readonly RoomHelper[]) {
  const { list } = answerOf(helpers, await channel.ask(`${ROOM}/getassistantlist`, { roomId }))
  const present = new Set(list.map(({ alias }) => alias))
  const kept = new Set(wanted.map(({ wechat }) => wechat))
  const added = wanted.filter(({ wechat }) => !present.has(wechat))
  if (added.length > 0) {
    const users = added.map(({ wechat, nickname }) => ({ username: wechat, nickname }))
    await channel.call(`${ROOM}/addassistant`, { roomId, users })
  }
  for (const username of present) {
    if (!kept.has(username)) await channel.call(`${ROOM}/removeassistant`, { roomId, username })
  }
}

const shared = z.object({ cdnUrl: z.string().min(1), pagePath: z.string(), posterUrl: z.string() })

export const findShareCode = async (channel: SocialChannel, roomId: number) =>
  answerOf(shared, await channel.ask(`${ROOM}/getsharedcode`, { roomId }))

const flag = z.int().transform((code) => code === 1)
const infos = z.object({
  total: z.int(),
  room_info: z.array(
    z.object({
      roomid: z.int(),
      name: z.string(),
      start_time: z.int(),
      anchor_name: z.string(),
      live_status: z.literal(broadcastStatus.codes),
      close_comment: flag,
      close_replay: flag,
      close_kf: flag,
      is_feeds_public: flag,
    }),
  ),
})

export interface RoomInfo {
  readonly roomId: number
  readonly name: string
  readonly startAt: Date
  readonly anchorName: string
  readonly liveStatus: BroadcastStatus
  readonly switches: Readonly<Record<CalledSwitch, boolean>>
}

/** Every room of the mini-program, the newest first; `isEnough` ends it early. */
export async function listRoomInfos(
  channel: SocialChannel,
  isEnough: (found: readonly RoomInfo[]) => boolean = () => false,
): Promise<RoomInfo[]> {
  const found: RoomInfo[] = []
  for (let page = 0; page < PAGES; page += 1) {
    const asked = { start: page * PAGE, limit: PAGE }
    const answer = await channel.call(LIVE_INFO, asked, { isRepeatable: true }).catch(emptyWithoutRooms)
    const { total, room_info: rooms } = answerOf(infos, answer)
    found.push(
      ...rooms.map((room) => ({
        roomId: room.roomid,
        name: room.name,
        startAt: new Date(room.start_time * 1000),
        anchorName: room.anchor_name,
        liveStatus: room.live_status,
        switches: {
          comment: !room.close_comment,
          replay: !room.close_replay,
          service: !room.close_kf,
          feeds: room.is_feeds_public,
        },
      })),
    )
    if ((page + 1) * PAGE >= total || isEnough(found)) break
  }
  return found
}

/** It refuses to list nothing. */
function emptyWithoutRooms(error: unknown) {
  if (error instanceof SocialError && error.code === NO_ROOMS) return { total: 0, room_info: [] }
  throw error
}

/** A room whose answer was lost, by what it was created with. */
export async function findCreatedRoom(channel: SocialChannel, room: RoomCopy): Promise<number | undefined> {
  const isSame = (info: RoomInfo) =>
    info.name === room.name && info.anchorName === room.anchorName && seconds(info.startAt) === seconds(room.startAt)
  return (await listRoomInfos(channel, (found) => found.some(isSame))).find(isSame)?.roomId
}

const replays = z.object({
  live_replay: z
    .array(z.object({ media_url: z.string(), create_time: z.string(), expire_time: z.string() }))
    .default([]),
})

/** Recordings of a broadcast that has ended. */
export async function listRecordings(channel: SocialChannel, roomId: number) {
  const asked = { action: 'get_replay', room_id: roomId, start: 0, limit: PAGE }
  const { live_replay: list } = answerOf(replays, await channel.call(LIVE_INFO, asked, { isRepeatable: true }))
  return list.map((replay) => ({ url: replay.media_url, createdAt: replay.create_time, expiresAt: replay.expire_time }))
}
