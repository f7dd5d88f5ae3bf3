import type { SocialAnswers } from './social-server.ts'

interface Room {
  readonly roomId: number
  readonly info: Record<string, unknown>
  liveStatus: number
  helpers: string[]
  readonly goods: number[]
}

const ROOM_MISSING = 300_022
const NO_ROOMS = 9_410_000
const BASE = '/wxaapi/broadcast/room'

const told = ({ roomId, info, liveStatus }: Room) => ({
  roomid: roomId,
  name: info['name'],
  start_time: info['startTime'],
  anchor_name: info['anchorName'],
  live_status: liveStatus,
  close_comment: info['closeComment'],
  close_replay: info['closeReplay'],
  close_kf: info['closeKf'],
  is_feeds_public: info['isFeedsPublic'],
})

/** Live rooms as docs/social-platform/rooms.md describes them. */
export function answerRooms() {
  const rooms: Room[] = []
  const recordings: { media_url: string; create_time: string; expire_time: string }[] = []
  let numbers = 900
  const about = (id: unknown, then: (room: Room) => object | number) => {
    const found = rooms.find(({ roomId }) => String(roomId) === String(id))
    return found ? then(found) : ROOM_MISSING
  }
  const put =
    (fields: (body: Record<string, unknown>) => object): SocialAnswers[string] =>
    ({ body }) =>
      about(body['roomId'], ({ info }) => {
        Object.assign(info, fields(body))
        return {}
      })
  const answers: SocialAnswers = {
    [`${BASE}/create`]: ({ body }) => {
      if (String(body['name']).includes('违禁')) return 300_028
      const made: Room = { roomId: (numbers += 1), info: body, liveStatus: 102, helpers: [], goods: [] }
      rooms.unshift(made)
      return { roomId: made.roomId }
    },
    [`${BASE}/deleteroom`]: ({ body }) =>
      about(body['id'], (room) => {
        rooms.splice(rooms.indexOf(room), 1)
        return {}
      }),
    [`${BASE}/updatecomment`]: put(({ banComment }) => ({ closeComment: banComment })),
    [`${BASE}/updatereplay`]: put(({ closeReplay }) => ({ closeReplay })),
    [`${BASE}/getassistantlist`]: ({ query }) =>
      about(query.get('roomId'), ({ helpers }) => ({ list: helpers.map((alias) => ({ alias })) })),
    [`${BASE}/addassistant`]: ({ body }) =>
      about(body['roomId'], ({ helpers }) => {
        helpers.push(...(body['users'] as { username: string }[]).map(({ username }) => username))
        return {}
      }),
    [`${BASE}/removeassistant`]: ({ body }) =>
      about(body['roomId'], (room) => {
        room.helpers = room.helpers.filter((each) => each !== body['username'])
        return {}
      }),
    '/wxa/business/getliveinfo': ({ body }) => {
      if (body['action'] === 'get_replay') return { total: recordings.length, live_replay: recordings }
      if (rooms.length === 0) return NO_ROOMS
      return {
        total: rooms.length,
        room_info: rooms.map(told),
      }
    },
  }
  return { rooms, recordings, answers }
}
