import { couponReceive, couponScope, pieceSource, pieceStatus, shopScopes } from '@zhanggui/domain/coupon/coupon-codes'
import {
  COUPON_NAME_LENGTH,
  MOST_DAYS,
  MOST_FACE,
  MOST_PIECES,
  MOST_THRESHOLD,
  problemsOf,
} from '@zhanggui/domain/coupon/coupon-rules'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { z } from 'zod'
import { idListOrBlank, shopTime, yuan } from '../kernel/codecs.ts'
import { text } from '../kernel/shapes.ts'
import { promotionFigures } from '../marketing/promotion-figures.ts'

/** What a coupon promises, as lists, pickers and forms show it. */
const terms = {
  id: z.int(),
  name: z.string(),
  money: yuan,
  /** 0: 不限制 */
  minPrice: yuan,
  isLimited: z.boolean(),
  lastTotal: z.int(),
  isFixedTime: z.boolean(),
  useStartTime: shopTime.nullable(),
  useEndTime: shopTime.nullable(),
  /** Of validity; 0 where the time is fixed. */
  day: z.int(),
}

/** A row of the picker (SPEC §3). */
export const pickedCoupon = z.object({ ...terms, receiveType: z.literal(couponReceive.codes) })
export type PickedCoupon = z.output<typeof pickedCoupon>

export const couponRow = z.object({
  ...terms,
  category: z.literal(shopScopes),
  receiveType: z.literal(couponReceive.codes),
  total: z.int(),
  issuedCount: z.int(),
  usedCount: z.int(),
  isTimeReceive: z.boolean(),
  receiveStartTime: shopTime.nullable(),
  receiveEndTime: shopTime.nullable(),
  sort: z.int(),
  status: z.boolean(),
  version: z.int(),
  createTime: shopTime,
})
export type CouponRow = z.output<typeof couponRow>

export const couponDetail = couponRow.extend({
  productList: z.array(
    z.object({ id: z.int(), name: z.string(), image: z.string(), price: yuan, stock: z.int(), isShow: z.boolean() }),
  ),
  ...promotionFigures.shape,
})
export type CouponDetail = z.output<typeof couponDetail>

/** A piece in the hands of a user. */
export const pieceRow = z.object({
  id: z.int(),
  couponId: z.int(),
  uid: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  name: z.string(),
  category: z.literal(couponScope.codes),
  money: yuan,
  minPrice: yuan,
  source: z.enum(pieceSource.codes),
  startTime: shopTime,
  endTime: shopTime,
  status: z.literal(pieceStatus.codes),
  useTime: shopTime.nullable(),
  orderNo: z.string(),
  createTime: shopTime,
})

const wholeYuan = (least: Fen, most: Fen, message: string) =>
  z
    .union([z.string({ error: message }), z.number()], { error: message })
    .pipe(yuan)
    .refine((fen) => fen % 100 === 0 && fen >= least && fen <= most, message)

const count = (message: string, most: number, tooMany: string) =>
  z.int({ error: message }).min(0, message).max(most, tooMany)

/** `{}` of existing clients is absent, and so is a time that is not asked for. */
const moment = shopTime.nullable().default(null)

/** A new coupon. What does not belong to its kind is left out when it is kept. */
export const couponDraft = z
  .object({
    name: text('优惠券名称', { max: COUPON_NAME_LENGTH, blank: '请填写优惠券名称' }),
    category: z.literal(shopScopes, { error: '未知的优惠券类别' }),
    receiveType: z.literal(couponReceive.codes, { error: '未知的优惠券领取方式' }),
    money: wholeYuan(toFen(100), MOST_FACE, '优惠金额范围为1~9999'),
    minPrice: wholeYuan(toFen(0), MOST_THRESHOLD, '最低消费范围为0~999999').default(toFen(0)),
    isLimited: z.boolean({ error: '请选择是否限量' }),
    total: count('请输入限量数量！', MOST_PIECES, `发布数量不能超过${MOST_PIECES}`).default(0),
    productIds: idListOrBlank('商品')
      .refine((ids) => ids.length <= 500, '一张优惠券最多关联500个商品')
      .default([]),
    isTimeReceive: z.boolean({ error: '请选择领取是否限时' }),
    receiveStartTime: moment,
    receiveEndTime: moment,
    isFixedTime: z.boolean({ error: '请选择使用有效期' }),
    useStartTime: moment,
    useEndTime: moment,
    day: count('请输入天数！', MOST_DAYS, `天数不能超过${MOST_DAYS}天`).default(0),
    sort: z.int({ error: '排序不能小于0' }).min(0, '排序不能小于0').max(9999, '排序不能超过9999').default(0),
    status: z.boolean().default(false),
  })
  .check(({ value, issues }) => {
    for (const { field, message } of problemsOf(value)) {
      issues.push({ code: 'custom', path: [field], message, input: value[field] })
    }
  })
export type CouponDraft = z.output<typeof couponDraft>
