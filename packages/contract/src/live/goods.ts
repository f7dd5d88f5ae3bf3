import { livePriceType, liveReview, socialAudit } from '@zhanggui/domain/live/live-goods-codes'
import { whyNotLiveName, whyNotLivePrice } from '@zhanggui/domain/live/live-goods-rules'
import { z } from 'zod'
import { shopTime, yuan } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { obeys, picture } from '../kernel/fields.ts'
import { done, pageOf, pageQuery } from '../kernel/shapes.ts'
import { RETRY_RATE, retryBody, retryReply, syncHealth, syncStatus } from '../social/sync.ts'

export const liveGoodsRow = z.object({
  id: z.int(),
  productId: z.int(),
  name: z.string(),
  /** The picture of the shop's library. */
  coverImgUrlLocal: z.string(),
  /** Its name at the social platform, which forgets it after three days. */
  coverImgUrl: z.string(),
  priceType: z.literal(livePriceType.codes),
  price: yuan,
  price2: yuan.nullable(),
  /** The page of the mini-program. */
  url: z.string(),
  /** Numbers of the social platform. */
  goodsId: z.int().nullable(),
  auditId: z.int().nullable(),
  auditStatus: z.literal(socialAudit.codes),
  reviewStatus: z.literal(liveReview.codes),
  reviewReason: z.string(),
  sort: z.int(),
  version: z.int(),
  createTime: shopTime,
  sync: syncStatus,
})
export type LiveGoodsRow = z.output<typeof liveGoodsRow>

const fields = z.object({
  name: z.string({ error: '商品名称不能为空' }).trim().check(obeys(whyNotLiveName)),
  coverImgUrlLocal: picture('请选择商品图'),
  priceType: z.literal(livePriceType.codes, { error: '价格类型不能为空' }),
  price: yuan.optional(),
  price2: yuan.optional(),
})
type Fields = z.output<typeof fields>

const hasPrice: z.core.CheckFn<Fields> = ({ value, issues }) => {
  const { priceType, price, price2 } = value
  const problem = whyNotLivePrice({ priceType, price, price2 })
  if (problem) issues.push({ code: 'custom', message: problem.message, path: [problem.field], input: value })
}

/** One row of the form. The page and the picture's name at the social platform, which clients send too, are made here. */
export const liveGoodsDraft = fields.extend({ productId: id }).check(hasPrice)
export type LiveGoodsDraft = z.output<typeof liveGoodsDraft>

export const MOST_LIVE_GOODS = 50

const sort = z.coerce
  .number<number | string>({ error: '排序范围为0~9999' })
  .int('排序范围为0~9999')
  .min(0, '排序范围为0~9999')
  .max(9999, '排序范围为0~9999')

const liveGoodsFilter = z.object({
  /** A number of the goods, the product or the social platform, or a part of the name. */
  keywords: z.string().trim().max(50, '搜索内容过长').optional(),
})

const BASE = '/admin/merchant/mp/live/goods'

/** Goods that live rooms offer: the platform reviews them first, then the social platform. */
export const liveGoodsApi = area(
  'liveGoods',
  {
    list: get(`${BASE}/list`, {
      title: '直播商品列表',
      permission: 'merchant:mp:live:goods:list',
      query: pageQuery.extend({
        ...liveGoodsFilter.shape,
        reviewStatus: z.coerce
          .number<number | string>()
          .pipe(z.literal(liveReview.codes, { error: '未知的审核状态' }))
          .optional(),
      }),
      reply: pageOf(liveGoodsRow),
    }),
    tabs: get(`${BASE}/status/num`, {
      title: '直播商品状态数量',
      permission: 'merchant:mp:live:goods:list',
      query: liveGoodsFilter,
      reply: z.object({
        all: z.int(),
        withdrawn: z.int(),
        waiting: z.int(),
        reviewing: z.int(),
        refused: z.int(),
        passed: z.int(),
        failed: z.int(),
      }),
    }),
    info: get(`${BASE}/info/{id}`, {
      title: '直播商品详情',
      permission: 'merchant:mp:live:goods:info',
      reply: liveGoodsRow,
    }),
    /** The body on the wire is the bare list (spec §7). */
    save: post(`${BASE}/save`, {
      title: '添加直播商品',
      permission: 'merchant:mp:live:goods:save',
      operation: 'add',
      body: z.object({
        goods: z
          .array(liveGoodsDraft, { error: '请至少添加一个商品' })
          .min(1, '请至少添加一个商品')
          .max(MOST_LIVE_GOODS, `一次最多添加${MOST_LIVE_GOODS}个商品`),
      }),
      reply: done,
    }),
    update: post(`${BASE}/update`, {
      title: '编辑直播商品',
      permission: 'merchant:mp:live:goods:edit',
      body: fields.extend({ id, version: z.int().optional() }).check(hasPrice),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除直播商品',
      permission: 'merchant:mp:live:goods:delete',
      operation: 'remove',
      reply: done,
      alsoGet: true,
    }),
    setSort: post(`${BASE}/sort/{id}/{sort}`, {
      title: '直播商品排序',
      permission: 'merchant:mp:live:goods:sort',
      params: { sort },
      reply: done,
      alsoGet: true,
    }),
    withdraw: post(`${BASE}/audit/reset/{id}`, {
      title: '撤回直播商品审核',
      permission: 'merchant:mp:live:goods:reset',
      reply: done,
    }),
    resubmit: post(`${BASE}/audit/{id}`, {
      title: '重新提交直播商品审核',
      permission: 'merchant:mp:live:goods:audit',
      reply: done,
    }),
    syncHealth: get(`${BASE}/sync/health`, {
      title: '直播商品同步情况',
      permission: 'merchant:mp:live:goods:list',
      reply: syncHealth,
    }),
    retrySync: post(`${BASE}/sync/retry`, {
      title: '重试直播商品同步',
      permission: 'merchant:mp:live:goods:edit',
      body: retryBody,
      reply: retryReply,
      rate: RETRY_RATE,
    }),
  },
  '/marketing/broadcast/product',
)
