import type { Offer } from '#ui/page/page.ts'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { NEW_ROOM_PAGE } from './room-paths.ts'

const offers: readonly Offer[] = [
  { label: '添加直播间', pinyin: 'tian jia zhi bo jian', call: liveRoomApi.create, to: NEW_ROOM_PAGE },
]
export default offers
