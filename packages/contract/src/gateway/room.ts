import { roomReview } from '@zhanggui/domain/live/room-codes'
import { z } from 'zod'
import { area, id } from '../kernel/endpoint.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, pageOf, pageQuery, text } from '../kernel/shapes.ts'
import { roomRow } from '../live/room-fields.ts'
import { merId } from './gateway-fields.ts'

const room = roomRow.extend({ merId: z.int() }).omit({ sync: true })
const oneRoom = z.object({ merId, id })

const exampleRoom: z.input<typeof room> = {
  merId: 1,
  id: 5201,
  roomId: null,
  roomName: '春茶上新专场',
  anchorName: '知夏',
  anchorWechat: 'lin-zhixia',
  subAnchorWechat: '',
  createrWechat: '',
  coverImgLocal: '/media/1/cover.jpg',
  shareImgLocal: '/media/1/share.jpg',
  feedsImgLocal: '/media/1/feed.jpg',
  startTime: '2026-11-20 20:00:00',
  endTime: '2026-11-20 22:00:00',
  type: 0,
  closeLike: 0,
  closeGoods: 0,
  closeComment: 0,
  closeReplay: 1,
  closeShare: 0,
  closeKf: 1,
  isFeedsPublic: 1,
  storeShow: 1,
  star: 0,
  sort: 0,
  reviewStatus: 0,
  reviewReason: '',
  isSubmitting: false,
  liveStatus: null,
  goodsNum: 0,
  version: 1,
  createTime: '2026-11-18 10:00:00',
}

/** Live rooms: the platform decides about them before WeChat does, and which of them shoppers find. */
export const roomGateway = area('liveRoom', {
  list: gatewayGet('/live/room/list', {
    title: '直播间列表',
    scope: 'live',
    query: pageQuery.extend({
      merId,
      reviewStatus: z.coerce.number<number | string>().pipe(z.literal(roomReview.codes)).optional(),
    }),
    reply: pageOf(room),
    example: {
      ask: { merId: 1, reviewStatus: 0 },
      answer: { page: 1, limit: 20, totalPage: 1, total: 1, list: [exampleRoom] },
    },
  }),
  /** WeChat creates it next; its answer reaches the shop by itself. */
  pass: gatewayPost('/live/room/pass', {
    title: '平台审核通过直播间',
    scope: 'live',
    body: oneRoom,
    reply: done,
    example: { ask: { merId: 1, id: 5201 }, answer: null },
  }),
  refuse: gatewayPost('/live/room/refuse', {
    title: '平台审核拒绝直播间',
    scope: 'live',
    body: oneRoom.extend({ reason: text('审核原因', { max: 100, blank: '平台审核失败时，审核原因不能为空' }) }),
    reply: done,
    example: { ask: { merId: 1, id: 5201, reason: '背景图模糊' }, answer: null },
  }),
  /** What is not sent stays as it is. */
  recommend: gatewayPost('/live/room/recommend', {
    title: '平台设置直播间显示与推荐',
    scope: 'live',
    body: oneRoom.extend({
      storeShow: z.boolean().optional(),
      star: z.int().min(0, '推荐星级为0-5').max(5, '推荐星级为0-5').optional(),
      sort: z.int().min(0, '排序范围为0~9999').max(9999, '排序范围为0~9999').optional(),
    }),
    reply: done,
    example: { ask: { merId: 1, id: 5201, storeShow: true, star: 5 }, answer: null },
  }),
})
