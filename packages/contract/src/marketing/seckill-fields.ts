import { dayText } from '@zhanggui/domain/kernel/shop-day'
import { parseShopTime, shopDay } from '@zhanggui/domain/kernel/shop-time'
import { parseSession, sessionText } from '@zhanggui/domain/seckill/activity-times'
import { seckillAudit, seckillStatus } from '@zhanggui/domain/seckill/seckill-codes'
import { z } from 'zod'
import { promotionFigures } from './promotion-figures.ts'
import { flag, idsIn, shopTime, unreadable, yuan } from '../kernel/codecs.ts'

/** `2026-11-18` on the wire, 20261118 in the code. */
export const day = z.codec(z.string(), z.int(), {
  decode: (text, context) => {
    const start = parseShopTime(`${text} 00:00:00`)
    return start ? shopDay(start) : unreadable(context, text, '日期格式不正确')
  },
  encode: dayText,
})

/** `08:00 - 10:00` on the wire, minutes after midnight in the code. */
export const session = z.codec(z.string(), z.object({ start: z.int(), end: z.int() }), {
  decode: (text, context) => parseSession(text) ?? unreadable(context, text, '活动场次格式不正确'),
  encode: sessionText,
})

/** Comma-joined on the wire, where `0` stands for all. */
const topCategories = z.codec(z.string(), z.array(z.int()), {
  decode: (text, context) => idsIn(text)?.filter((id) => id !== 0) ?? unreadable(context, text, '分类格式不正确'),
  encode: (list) => (list.length === 0 ? '0' : list.join(',')),
})

/** When an activity sells; the console tells from it what runs now and what comes next. */
const times = {
  startDate: day,
  endDate: day,
  timeList: z.array(session),
  isOpen: flag,
}

export const activityRow = z.object({
  id: z.int(),
  name: z.string(),
  ...times,
  /** Pieces of one order, and of one person over the whole activity; 0: no limit. */
  oneQuota: z.int(),
  allQuota: z.int(),
  /** The stars that a shop needs. */
  merStars: z.int(),
  /** First-level categories of the platform; none: all. */
  proCategory: topCategories,
  productCategoryNames: z.string(),
  status: z.literal(seckillStatus.codes),
  /** Products of this shop in it. */
  productNum: z.int(),
  createTime: shopTime,
})
export type ActivityRow = z.output<typeof activityRow>

const seckillSku = z.object({
  id: z.int(),
  /** The SKU that is sold, of the product itself. */
  attrValueId: z.int(),
  sku: z.string(),
  image: z.string(),
  /** What it cost when it joined. */
  otPrice: yuan,
  /** The activity price. */
  price: yuan,
  quota: z.int(),
  quotaShow: z.int(),
  sales: z.int(),
  /** What the product has in stock now: no more can be sold, whatever the quota says. */
  stock: z.int(),
  /** For those who may read products. */
  cost: yuan.optional(),
})
export type SeckillSku = z.output<typeof seckillSku>

export const seckillRow = z.object({
  id: z.int(),
  activityId: z.int(),
  activityName: z.string(),
  activityStatus: z.literal(seckillStatus.codes),
  ...times,
  productId: z.int(),
  merName: z.string(),
  image: z.string(),
  name: z.string(),
  type: z.int(),
  specType: z.boolean(),
  categoryId: z.int().nullable(),
  categoryName: z.string(),
  price: yuan,
  /** The lowest activity price. */
  seckillPrice: yuan,
  sort: z.int(),
  isShow: z.boolean(),
  auditStatus: z.literal(seckillAudit.codes),
  reason: z.string(),
  quota: z.int(),
  quotaShow: z.int(),
  sales: z.int(),
  /** The product that it is made of, as it stands now. */
  base: z.object({ isDeleted: z.boolean(), isApproved: z.boolean(), isOnSale: z.boolean() }),
  attrValue: z.array(seckillSku),
  createTime: shopTime,
})
export type SeckillRow = z.output<typeof seckillRow>

export const seckillDetail = seckillRow.extend(promotionFigures.shape)
export type SeckillDetail = z.output<typeof seckillDetail>
