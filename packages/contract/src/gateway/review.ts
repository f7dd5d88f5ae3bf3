import { z } from 'zod'
import { shopTime, yuan } from '../kernel/codecs.ts'
import { area, id } from '../kernel/endpoint.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, pageOf, pageQuery } from '../kernel/shapes.ts'
import { productDetail } from '../goods/product.ts'
import { merId } from './gateway-fields.ts'

const waitingRow = z.object({
  merId: z.int(),
  merName: z.string(),
  id: z.int(),
  name: z.string(),
  image: z.string(),
  price: yuan,
  categoryName: z.string(),
  /** Goes on sale automatically once approved. */
  isAutoUp: z.boolean(),
  submitTime: shopTime,
})

/** Products are identified together with their merchant, so that a cluster can route the query. */
const oneProduct = z.object({ merId, id })

/** What the platform decides about products (sheet of products, 3.1 and 7.4). */
export const reviewGateway = area('review', {
  waiting: gatewayGet('/product/review/waiting', {
    title: '待审核商品列表',
    scope: 'product:audit',
    query: pageQuery.extend({ merId: merId.optional(), id: id.optional() }),
    reply: pageOf(waitingRow),
  }),
  info: gatewayGet('/product/review/info', {
    title: '商品详情',
    scope: 'product:audit',
    query: oneProduct,
    reply: productDetail,
  }),
  pass: gatewayPost('/product/review/pass', {
    title: '平台审核通过商品',
    scope: 'product:audit',
    body: oneProduct,
    reply: done,
  }),
  refuse: gatewayPost('/product/review/refuse', {
    title: '平台审核拒绝商品',
    scope: 'product:audit',
    body: oneProduct.extend({
      reason: z
        .string({ error: '审核拒绝请填写拒绝原因' })
        .trim()
        .min(1, '审核拒绝请填写拒绝原因')
        .max(100, '拒绝原因不能超过100个字符'),
    }),
    reply: done,
  }),
  forceOffSale: gatewayPost('/product/force-down', {
    title: '平台强制下架商品',
    scope: 'product:force-down',
    body: z.object({ merId, ids: z.array(id).min(1, '请选择商品').max(100, '一次最多下架100个商品') }),
    reply: done,
  }),
})
