import { broadcastStatus } from '@zhanggui/domain/live/room-codes'
import { z } from 'zod'
import { NO_ROOMS, refusalOf, ROOM_MISSING, ROOM_NAME_FORBIDDEN } from '../port/social-codes.ts'
import { drawCode } from './draw-code.ts'
import { FORBIDDEN, sandboxCall, type SandboxCalls, type SandboxContext } from './sandbox-call.ts'
import { deleteSandboxRow, findSandboxRow, listSandboxRows, putSandboxRow } from './sandbox-store.sql.ts'

const KIND = 'room'
const flag = z.int().min(0).max(1)

const copy = z.object({
  name: z.string().min(1),
  startTime: z.int(),
  endTime: z.int(),
  anchorName: z.string().min(1),
  anchorWechat: z.string().min(1),
  coverImg: z.string().min(1),
  shareImg: z.string().min(1),
  feedsImg: z.string().min(1),
  closeComment: flag,
  closeReplay: flag,
  closeKf: flag,
  isFeedsPublic: flag,
})
const user = z.object({ username: z.string().min(1), nickname: z.string() })
const kept = copy.extend({ helpers: z.array(user), goods: z.array(z.int()) })
type Kept = z.output<typeof kept>

async function find({ db }: SandboxContext, id: number): Promise<Kept> {
  const row = await findSandboxRow(db, KIND, id)
  if (!row) throw refusalOf(ROOM_MISSING, '')
  return kept.parse(row.body)
}

const put = ({ db, now }: SandboxContext, id: number, room: Kept) =>
  putSandboxRow(db, KIND, { id, body: room, createdAt: now })

function checkName(name: string) {
  if (name.includes(FORBIDDEN)) throw refusalOf(ROOM_NAME_FORBIDDEN, '')
}

/** Nobody broadcasts here: rooms are live from their start to their end. */
function statusOf({ startTime, endTime }: Kept, now: Date) {
  const at = now.getTime() / 1000
  if (at < startTime) return broadcastStatus.is.upcoming
  return at < endTime ? broadcastStatus.is.live : broadcastStatus.is.ended
}

/** A call about one room that changes what is kept of it. */
const change = <S extends z.ZodRawShape>(shape: S, apply: (room: Kept, body: z.output<z.ZodObject<S>>) => Kept) =>
  sandboxCall(z.object(shape).and(z.object({ roomId: z.int() })), async (context, body) => {
    await put(context, body.roomId, apply(await find(context, body.roomId), body))
    return { errcode: 0 }
  })

const byRoom = z.object({ roomId: z.int() })
const ROOM = '/wxaapi/broadcast/room'
const GOODS = '/wxaapi/broadcast/goods'

/** docs/social-platform/rooms.md */
export const roomSandbox: SandboxCalls = {
  [`${ROOM}/create`]: sandboxCall(copy, async (context, room) => {
    checkName(room.name)
    const roomId = await context.newId()
    await put(context, roomId, { ...room, helpers: [], goods: [] })
    return { errcode: 0, roomId }
  }),
  [`${ROOM}/editroom`]: sandboxCall(copy.extend({ id: z.int() }), async (context, { id, ...room }) => {
    checkName(room.name)
    await put(context, id, { ...(await find(context, id)), ...room })
    return { errcode: 0 }
  }),
  [`${ROOM}/deleteroom`]: sandboxCall(z.object({ id: z.int() }), async (context, { id }) => {
    await find(context, id)
    await deleteSandboxRow(context.db, KIND, id)
    return { errcode: 0 }
  }),
  [`${ROOM}/updatecomment`]: change({ banComment: flag }, (room, { banComment }) => ({
    ...room,
    closeComment: banComment,
  })),
  [`${ROOM}/updatefeedpublic`]: change({ isFeedsPublic: flag }, (room, { isFeedsPublic }) => ({
    ...room,
    isFeedsPublic,
  })),
  [`${ROOM}/updatereplay`]: change({ closeReplay: flag }, (room, { closeReplay }) => ({ ...room, closeReplay })),
  [`${ROOM}/updatekf`]: change({ closeKf: flag }, (room, { closeKf }) => ({ ...room, closeKf })),
  [`${ROOM}/addgoods`]: change({ ids: z.array(z.int()).min(1) }, (room, { ids }) => ({
    ...room,
    goods: [...new Set([...room.goods, ...ids])],
  })),
  [`${GOODS}/onsale`]: change({ goodsId: z.int(), onSale: flag }, (room) => room),
  [`${GOODS}/deleteInRoom`]: change({ goodsId: z.int() }, (room, { goodsId }) => ({
    ...room,
    goods: room.goods.filter((id) => id !== goodsId),
  })),
  [`${GOODS}/sort`]: change({ goods: z.array(z.object({ goodsId: z.int() })) }, (room, { goods }) => ({
    ...room,
    goods: goods.map(({ goodsId }) => goodsId),
  })),
  [`${ROOM}/getassistantlist`]: sandboxCall(byRoom, async (context, { roomId }) => {
    const { helpers } = await find(context, roomId)
    return { errcode: 0, list: helpers.map(({ username, nickname }) => ({ alias: username, nickname })) }
  }),
  [`${ROOM}/addassistant`]: change({ users: z.array(user).min(1) }, (room, { users }) => ({
    ...room,
    helpers: [...room.helpers, ...users],
  })),
  [`${ROOM}/removeassistant`]: change({ username: z.string() }, (room, { username }) => ({
    ...room,
    helpers: room.helpers.filter((helper) => helper.username !== username),
  })),
  [`${ROOM}/getsharedcode`]: sandboxCall(byRoom, async (context, { roomId }) => {
    const { name } = await find(context, roomId)
    const pagePath = `plugin-private://live/pages/live-player?room_id=${roomId}`
    return { errcode: 0, cdnUrl: drawCode(`${name}${roomId}`), pagePath, posterUrl: '' }
  }),
  '/wxa/business/getliveinfo': sandboxCall(
    z.object({ start: z.int(), limit: z.int(), action: z.literal('get_replay').optional() }),
    async ({ db, now }, { start, limit, action }) => {
      if (action) return { errcode: 0, total: 0, live_replay: [] }
      const all = await listSandboxRows(db, KIND)
      if (all.length === 0) throw refusalOf(NO_ROOMS, '')
      const rooms = all.slice(start, start + limit).map(({ id, body }) => ({ id, room: kept.parse(body) }))
      return {
        errcode: 0,
        total: all.length,
        room_info: rooms.map(({ id, room }) => ({
          roomid: id,
          name: room.name,
          start_time: room.startTime,
          end_time: room.endTime,
          anchor_name: room.anchorName,
          live_status: statusOf(room, now),
          close_comment: room.closeComment,
          close_replay: room.closeReplay,
          close_kf: room.closeKf,
          is_feeds_public: room.isFeedsPublic,
        })),
      }
    },
  ),
}
