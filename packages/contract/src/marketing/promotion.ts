import { shippingType } from '@zhanggui/domain/order/order-codes'
import { promotionEffect, promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import { z } from 'zod'
import { couponDraft } from '../coupon/coupon-fields.ts'
import { shopTime, yuan } from '../kernel/codecs.ts'
import { area, id, post } from '../kernel/endpoint.ts'
import { fullReductionPlan } from './full-reduction.ts'
import { seckillApi } from './seckill.ts'

/** What a piece costs under a promotion; cost and margin are for those who may read products. */
const affectedSku = z.object({
  productId: z.int(),
  name: z.string(),
  image: z.string(),
  sku: z.string(),
  price: yuan,
  /** So many have to be bought for the final price. */
  pieces: z.int(),
  finalPrice: yuan,
  fullReductionPrice: yuan,
  merCouponPrice: yuan,
  cost: yuan.optional(),
  /** In percent of the final price; below 0 it is sold below cost. */
  margin: z.int().optional(),
})
export type AffectedSku = z.output<typeof affectedSku>

const clash = z.object({
  kind: z.enum(promotionKind.codes),
  id: z.int(),
  name: z.string(),
  startTime: shopTime,
  /** null: without an end. */
  endTime: shopTime.nullable(),
  effect: z.enum(promotionEffect.codes),
})
export type PromotionClash = z.output<typeof clash>

const preview = z.object({
  startTime: shopTime,
  endTime: shopTime.nullable(),
  /** Products on sale that it is for. */
  productNum: z.int(),
  /** SKUs that were looked at. */
  checkedNum: z.int(),
  /** False where a shop has too many prices to look at all: then those with the least to lose were. */
  isWhole: z.boolean(),
  /** How many of these would be sold below cost. */
  lossNum: z.int().optional(),
  /** The lowest margins first; where cost prices are not shown, the largest reductions. */
  list: z.array(affectedSku),
  clashList: z.array(clash),
})
export type PromotionPreview = z.output<typeof preview>

const money = {
  proTotalPrice: yuan,
  fullReductionPrice: yuan,
  merCouponPrice: yuan,
  freightFee: yuan,
  payPrice: yuan,
}

const trialLine = z.object({
  attrValueId: z.int(),
  productId: z.int(),
  name: z.string(),
  sku: z.string(),
  price: yuan,
  num: z.int(),
  ...money,
  cost: yuan.optional(),
  margin: z.int().optional(),
})

const trial = z.object({
  ...money,
  detailList: z.array(trialLine),
  fullReductionList: z.array(
    z.object({ id: z.int(), name: z.string(), reducePrice: yuan, text: z.string(), hint: z.string() }),
  ),
  /** The coupon that was taken off. */
  couponName: z.string(),
})
export type PromotionTrial = z.output<typeof trial>

const seckillPlan = seckillApi.add.body.pick({ id: true, productList: true })

const BASE = '/admin/merchant/promotion'
const rate = { max: 120, seconds: 60 }

/** What promotions would do to prices, before they are saved. Nothing is written, and quotes go by the same calculation. */
export const promotionApi = area('promotion', {
  previewCoupon: post(`${BASE}/preview/coupon`, {
    title: '优惠券效果预览',
    permission: 'merchant:coupon:page:list',
    page: '/coupon/list',
    changes: false,
    rate,
    body: couponDraft,
    reply: preview,
  }),
  previewSeckill: post(`${BASE}/preview/seckill`, {
    title: '秒杀商品效果预览',
    permission: 'merchant:seckill:product:list',
    page: '/marketing/seckill/list',
    changes: false,
    rate,
    body: seckillPlan,
    reply: preview,
  }),
  previewReduction: post(`${BASE}/preview/full/reduction`, {
    title: '满减活动效果预览',
    permission: 'merchant:full:reduction:list',
    page: '/FullReduction/index',
    changes: false,
    rate,
    body: fullReductionPlan,
    reply: preview,
  }),
  /** A cart of one's own. Everybody may look up prices; whose coupons somebody has is for those who see the claim records. */
  trial: post(`${BASE}/trial`, {
    title: '优惠试算',
    permission: 'merchant:product:marketing:search:page',
    everyRole: true,
    page: '/product/list',
    changes: false,
    rate,
    body: z.object({
      detailList: z
        .array(
          z.object({
            productId: id,
            attrValueId: id,
            num: z.int('数量必须是整数').min(1, '数量不能小于1').max(9999, '数量不能大于9999'),
          }),
        )
        .min(1, '请选择商品')
        .max(50, '一次最多试算50种商品'),
      shippingType: z.literal(shippingType.codes, { error: '配送方式不正确' }).default(shippingType.is.delivery),
      /** The price at this moment; now where nothing is said. */
      at: shopTime.optional(),
      /** A coupon of the shop, as if the buyer had a piece of it; with a buyer it must be one that they have. */
      couponId: id.optional(),
      uid: id.optional(),
      /** What is being edited, as if it were saved. */
      coupon: couponDraft.optional(),
      fullReduction: fullReductionPlan.optional(),
      seckill: seckillPlan.optional(),
    }),
    reply: trial,
  }),
})
