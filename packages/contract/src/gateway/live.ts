import { liveReview } from '@zhanggui/domain/live/live-goods-codes'
import { z } from 'zod'
import { area, id } from '../kernel/endpoint.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, pageOf, pageQuery, text } from '../kernel/shapes.ts'
import { liveGoodsRow } from '../live/goods.ts'
import { merId } from './gateway-fields.ts'

const goods = liveGoodsRow.omit({ sync: true }).extend({ merId: z.int() })
const oneOf = z.object({ merId, id })

const exampleGoods: z.input<typeof goods> = {
  merId: 1,
  id: 5101,
  productId: 2034,
  name: '明前龙井 50克',
  coverImgUrlLocal: '/media/1/tea.jpg',
  coverImgUrl: '',
  priceType: 1,
  price: '69.00',
  price2: null,
  url: 'pages/goods/goods_details/index?id=2034',
  goodsId: null,
  auditId: null,
  auditStatus: 0,
  reviewStatus: 1,
  reviewReason: '',
  sort: 0,
  version: 1,
  createTime: '2026-11-18 10:00:00',
}

/** Goods of live rooms: the platform decides about them before the social platform sees them. */
export const liveGoodsGateway = area('liveGoods', {
  list: gatewayGet('/live/goods/list', {
    title: '直播商品列表',
    scope: 'live',
    query: pageQuery.extend({
      merId,
      reviewStatus: z.coerce.number<number | string>().pipe(z.literal(liveReview.codes)).optional(),
    }),
    reply: pageOf(goods),
    example: {
      ask: { merId: 1, reviewStatus: 1 },
      answer: { page: 1, limit: 20, totalPage: 1, total: 1, list: [exampleGoods] },
    },
  }),
  pass: gatewayPost('/live/goods/pass', {
    title: '平台审核通过直播商品',
    scope: 'live',
    body: oneOf,
    reply: done,
    example: { ask: { merId: 1, id: 5101 }, answer: null },
  }),
  refuse: gatewayPost('/live/goods/refuse', {
    title: '平台审核拒绝直播商品',
    scope: 'live',
    body: oneOf.extend({
      reason: text('审核原因', { max: 100, blank: '平台审核失败时，审核原因不能为空' }),
    }),
    reply: done,
    example: { ask: { merId: 1, id: 5101, reason: '商品图与商品不符' }, answer: null },
  }),
})
