import { z } from 'zod'
import { idList } from '../kernel/codecs.ts'
import { area, id, post } from '../kernel/endpoint.ts'
import { done } from '../kernel/shapes.ts'
import { MOST_GIFTS, TOO_MANY_GIFTS } from './product-draft.ts'
import { productFilter } from './product.ts'

/**
 * Either the named products or everything a list shows. With a filter `expected` says how many the person saw: if it is
 * another number by now, nothing is done.
 */
export const chosenProducts = z.object({
  idList: z.array(id).max(10_000, '一次最多处理10000个商品').optional(),
  filter: productFilter.optional(),
  expected: z.int().min(0).optional(),
})

/**
 * The work goes on in the background; the task tells how far it is and which rows failed, with reasons. `missing` = how
 * many of the named products do not exist: they are not part of the task.
 */
const started = z.object({ taskId: z.int(), total: z.int(), missing: z.int() })

const giftCoupons = idList('优惠券').refine((ids) => ids.length <= MOST_GIFTS, TOO_MANY_GIFTS)

const BASE = '/admin/merchant/product/batch'

export const productBatchApi = area(
  'productBatch',
  {
    up: post(`${BASE}/up`, {
      title: '批量上架商品',
      permission: 'merchant:product:batch:up',
      body: chosenProducts,
      reply: started,
    }),
    down: post(`${BASE}/down`, {
      title: '批量下架商品',
      permission: 'merchant:product:batch:down',
      body: chosenProducts,
      reply: started,
    }),
    recycle: post(`${BASE}/recycle`, {
      title: '批量加入回收站',
      permission: 'merchant:product:batch:recycle',
      body: chosenProducts,
      reply: started,
      operation: 'remove',
    }),
    restore: post(`${BASE}/restore`, {
      title: '批量恢复回收站商品',
      permission: 'merchant:product:batch:restore',
      body: chosenProducts,
      reply: started,
    }),
    delete: post(`${BASE}/delete`, {
      title: '批量删除商品',
      permission: 'merchant:product:batch:delete',
      body: chosenProducts,
      reply: started,
      operation: 'remove',
    }),
    submit: post(`${BASE}/submit/audit`, {
      title: '批量提审商品',
      permission: 'merchant:product:batch:submit:audit',
      body: chosenProducts.extend({ isAutoUp: z.boolean().optional() }),
      reply: started,
    }),
    /** Replaces the coupons that come with the products. */
    addCoupons: post(`${BASE}/add/feedback/coupons`, {
      title: '批量添加回馈券',
      permission: 'merchant:product:batch:add:feedback:coupons',
      body: chosenProducts.extend({ couponIds: giftCoupons }),
      reply: z.object({ products: z.int() }),
    }),
    addCouponsToOne: post('/admin/merchant/product/add/feedback/coupons', {
      title: '添加回馈券',
      permission: 'merchant:product:add:feedback:coupons',
      body: z.object({ id, couponIds: giftCoupons }),
      reply: done,
    }),
    retry: post(`${BASE}/retry/{id}`, {
      title: '重试失败的商品',
      permission: 'merchant:product:batch:retry',
      reply: started,
    }),
  },
  '/product/list',
)
