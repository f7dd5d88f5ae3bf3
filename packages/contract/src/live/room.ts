import { livePriceType } from '@zhanggui/domain/live/live-goods-codes'
import { broadcastStatus, roomReview } from '@zhanggui/domain/live/room-codes'
import { MOST_ROOM_GOODS } from '@zhanggui/domain/live/room-rules'
import { z } from 'zod'
import { flag, idList, idListOrBlank, yuan } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { done, pageOf, pageQuery } from '../kernel/shapes.ts'
import { assistantRow } from './assistant.ts'
import { RETRY_RATE, retryBody, retryReply, syncHealth } from '../social/sync.ts'
import { roomChange, roomDetail, roomDraft, roomRow } from './room-fields.ts'

const codeOf = <const C extends readonly number[]>(codes: C, error: string) =>
  z.coerce.number<number | string>({ error }).pipe(z.literal(codes, { error }))

/** What tab counts go by; the list has its tab besides. */
const tabFilter = z.object({
  liveStatus: codeOf(broadcastStatus.codes, '未知的直播状态').optional(),
  storeShow: flag.optional(),
  keywords: z.string().trim().max(64, '搜索内容过长').optional(),
  /** The platform's recommendation. */
  star: z.coerce.number<number | string>().int().min(0).max(5).optional(),
})
const listFilter = tabFilter.extend({ reviewStatus: codeOf(roomReview.codes, '未知的审核状态').optional() })

/** Ids are ours, never WeChat's. */
const oneOfRoom = { roomId: id, goodsId: id }

const roomGoods = z.object({
  id: z.int(),
  productId: z.int(),
  name: z.string(),
  coverImgUrlLocal: z.string(),
  priceType: z.literal(livePriceType.codes),
  price: yuan,
  price2: yuan.nullable(),
  onSale: flag,
  sort: z.int(),
})
export type RoomGoods = z.output<typeof roomGoods>

const BASE = '/admin/merchant/mp/live/room'

export const liveRoomApi = area(
  'liveRoom',
  {
    list: get(`${BASE}/list`, {
      title: '直播间列表',
      permission: 'merchant:mp:live:room:list',
      query: pageQuery.extend(listFilter.shape),
      reply: pageOf(roomRow),
    }),
    /** The same list as the specification spells it. */
    search: post(`${BASE}/list`, {
      title: '直播间列表',
      permission: 'merchant:mp:live:room:list',
      changes: false,
      body: z.object({ pageParamRequest: pageQuery.default({}), searchRequest: listFilter.default({}) }),
      reply: pageOf(roomRow),
    }),
    tabs: get(`${BASE}/status/num`, {
      title: '各状态的直播间数量',
      permission: 'merchant:mp:live:room:list',
      query: tabFilter,
      /** `type` is absent for 全部. */
      reply: z.array(z.object({ name: z.string(), type: z.literal(roomReview.codes).optional(), count: z.int() })),
    }),
    info: get(`${BASE}/info/{id}`, {
      title: '查看直播间',
      permission: 'merchant:mp:live:room:info',
      reply: roomDetail,
    }),
    create: post(`${BASE}/create`, {
      title: '添加直播间',
      permission: 'merchant:mp:live:room:create',
      operation: 'add',
      body: roomDraft,
      reply: z.object({ id }),
    }),
    edit: post(`${BASE}/edit`, {
      title: '编辑直播间',
      permission: 'merchant:mp:live:room:edit',
      body: roomChange,
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除直播间',
      permission: 'merchant:mp:live:room:delete',
      operation: 'remove',
      alsoGet: true,
      reply: done,
    }),
    goods: get(`${BASE}/goodslist/{id}`, {
      title: '直播间商品列表',
      permission: 'merchant:mp:live:room:goodslist',
      reply: z.array(roomGoods),
    }),
    addGoods: post(`${BASE}/addgoods`, {
      title: '直播间导入商品',
      permission: 'merchant:mp:live:room:addgoods',
      body: z.object({
        id,
        ids: idListOrBlank('商品')
          .refine((list) => list.length > 0, '请至少选择一个商品提交')
          .refine((list) => list.length <= MOST_ROOM_GOODS, `一个直播间最多${MOST_ROOM_GOODS}个商品`),
      }),
      reply: done,
    }),
    setOnSale: post(`${BASE}/goodsonsale`, {
      title: '直播间商品上下架',
      permission: 'merchant:mp:live:room:goodsonsale',
      body: z.object({ ...oneOfRoom, onSale: flag }),
      reply: done,
    }),
    sortGoods: post(`${BASE}/goodsort`, {
      title: '直播间商品排序',
      permission: 'merchant:mp:live:room:goodssort',
      body: z.object({ roomId: id, goods: idList('商品') }),
      reply: done,
    }),
    removeGoods: post(`${BASE}/deletegoodsinroom/{id}/{goodsId}`, {
      title: '移除直播间商品',
      permission: 'merchant:mp:live:room:deletegoods',
      operation: 'remove',
      alsoGet: true,
      reply: done,
    }),
    assistants: get(`${BASE}/getass/{id}`, {
      title: '查看直播间助手',
      permission: 'merchant:mp:live:room:getass',
      reply: z.array(assistantRow),
    }),
    /** The whole set; an empty one removes all. */
    setAssistants: post(`${BASE}/mangerass`, {
      title: '设置直播间助手',
      permission: 'merchant:mp:live:room:mangerass',
      body: z.object({ id, assid: idListOrBlank('直播助手') }),
      reply: done,
    }),
    shareCode: get(`${BASE}/getsharecode/{id}`, {
      title: '获取直播间分享二维码',
      permission: 'merchant:mp:live:room:getsharecode',
      reply: z.object({ cdnUrl: z.string(), pagePath: z.string(), posterUrl: z.string() }),
    }),
    /** 1 keeps people from commenting. */
    setComment: post(`${BASE}/updatecomment/{id}/{banComment}`, {
      title: '直播间禁言',
      permission: 'merchant:mp:live:room:updatecomment',
      params: { banComment: flag },
      alsoGet: true,
      reply: done,
    }),
    setFeeds: post(`${BASE}/updatefeedpublic/{id}/{isFeedsPublic}`, {
      title: '直播间官方收录',
      permission: 'merchant:mp:live:room:isfeedspublic',
      params: { isFeedsPublic: flag },
      alsoGet: true,
      reply: done,
    }),
    /** 1 turns it off. */
    setReplay: post(`${BASE}/updatereplay/{id}/{closeReplay}`, {
      title: '直播间回放',
      permission: 'merchant:mp:live:room:updatereplay',
      params: { closeReplay: flag },
      alsoGet: true,
      reply: done,
    }),
    /** 1 turns it off. */
    setService: post(`${BASE}/updateclosekf/{id}/{closeKf}`, {
      title: '直播间客服',
      permission: 'merchant:mp:live:room:closekf',
      params: { closeKf: flag },
      alsoGet: true,
      reply: done,
    }),
    syncHealth: get(`${BASE}/sync/health`, {
      title: '直播间同步情况',
      permission: 'merchant:mp:live:room:list',
      reply: syncHealth,
    }),
    retrySync: post(`${BASE}/sync/retry`, {
      title: '重试直播间同步',
      permission: 'merchant:mp:live:room:edit',
      body: retryBody,
      reply: retryReply,
      rate: RETRY_RATE,
    }),
  },
  '/marketing/broadcast/room',
)
