import { couponReceive, pieceStatus, platformScopes, shopScopes } from '@zhanggui/domain/coupon/coupon-codes'
import { z } from 'zod'
import { shopTime, yuan } from '../kernel/codecs.ts'
import { area, id } from '../kernel/endpoint.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, pageOf, pageQuery, text } from '../kernel/shapes.ts'
import { createdId, merId, number, onlyId, uid } from './gateway-fields.ts'

const scope = 'coupon'
const queriedUid = id

const claimable = z.object({
  id: z.int(),
  name: z.string(),
  category: z.literal(shopScopes),
  receiveType: z.literal(couponReceive.codes),
  money: yuan,
  minPrice: yuan,
  isLimited: z.boolean(),
  lastTotal: z.int(),
  receiveEndTime: shopTime.nullable(),
  isFixedTime: z.boolean(),
  useStartTime: shopTime.nullable(),
  useEndTime: shopTime.nullable(),
  day: z.int(),
  /** The buyer has or has had one. */
  isReceived: z.boolean(),
})

export const heldPiece = z.object({
  id: z.int(),
  couponId: z.int(),
  name: z.string(),
  category: z.literal(shopScopes),
  money: yuan,
  minPrice: yuan,
  startTime: shopTime,
  endTime: shopTime,
  status: z.literal(pieceStatus.codes),
})

const examplePiece = {
  id: 70001,
  couponId: 301,
  name: '春茶券',
  category: 1,
  money: '10.00',
  minPrice: '100.00',
  startTime: '2026-11-18 10:00:00',
  endTime: '2026-11-25 10:00:00',
  status: 0,
} as const

/** What buyers do with the coupons of a shop. */
export const couponGateway = area('coupon', {
  /** With a product only those that can be spent on it. */
  claimable: gatewayGet('/coupon/claimable', {
    title: '可领取的优惠券',
    scope,
    query: z.object({ merId, uid: queriedUid, productId: id.optional() }),
    reply: z.array(claimable),
    example: {
      ask: { merId: 1, uid: 10001 },
      answer: [
        {
          id: 301,
          name: '春茶券',
          category: 1,
          receiveType: 1,
          money: '10.00',
          minPrice: '100.00',
          isLimited: true,
          lastTotal: 88,
          receiveEndTime: null,
          isFixedTime: false,
          useStartTime: null,
          useEndTime: null,
          day: 7,
          isReceived: false,
        },
      ],
    },
  }),
  /** The same number gets the same piece. */
  claim: gatewayPost('/coupon/claim', {
    title: '领取优惠券',
    scope,
    body: z.object({ merId, uid, number, couponId: id }),
    reply: createdId,
    operation: 'add',
    example: { ask: { merId: 1, uid: 10001, number: 'CL-10001-301', couponId: 301 }, answer: { id: 70001 } },
  }),
  mine: gatewayGet('/coupon/mine', {
    title: '用户的优惠券',
    scope,
    query: pageQuery.extend({
      merId,
      uid: queriedUid,
      status: z.coerce
        .number<number | string>()
        .pipe(z.literal(pieceStatus.codes, { error: '使用状态不正确' }))
        .optional(),
    }),
    reply: pageOf(heldPiece),
    example: {
      ask: { merId: 1, uid: 10001, status: 0 },
      answer: { page: 1, limit: 20, totalPage: 1, total: 1, list: [examplePiece] },
    },
  }),
})

const platformTerms = {
  name: text('优惠券名称', { max: 64 }),
  category: z.literal(platformScopes, { error: '未知的优惠券类别' }),
  money: yuan,
  minPrice: yuan,
  useStartTime: shopTime,
  useEndTime: shopTime,
}

/** The platform's own coupons, which it hands out and pays for. */
export const platformCouponGateway = area('platformCoupon', {
  list: gatewayGet('/platform-coupon/list', {
    title: '平台优惠券列表',
    scope: 'coupon:platform',
    query: pageQuery,
    reply: pageOf(z.object({ id: z.int(), ...platformTerms, targets: z.array(z.int()), isValid: z.boolean() })),
    example: {
      ask: { page: 1 },
      answer: {
        page: 1,
        limit: 20,
        totalPage: 1,
        total: 1,
        list: [
          {
            id: 9001,
            name: '茶叶品类券',
            category: 4,
            targets: [26],
            money: '10.00',
            minPrice: '100.00',
            useStartTime: '2026-11-18 00:00:00',
            useEndTime: '2026-12-01 00:00:00',
            isValid: true,
          },
        ],
      },
    },
  }),
  save: gatewayPost('/platform-coupon/save', {
    title: '添加平台优惠券',
    scope: 'coupon:platform',
    body: z
      .object({
        ...platformTerms,
        money: yuan.refine((fen) => fen > 0, '优惠金额必须大于0'),
        minPrice: yuan.refine((fen) => fen >= 0, '最小值不能小于0'),
        /** One category, one brand or some shops, as the scope has it; nothing for a general one. */
        targets: z.array(id).max(500, '适用范围过多').default([]),
      })
      .refine(({ useStartTime, useEndTime }) => useStartTime < useEndTime, {
        path: ['useEndTime'],
        message: '请选择使用有效期限',
      })
      .refine(({ category, targets }) => (category === 3) === (targets.length === 0), {
        path: ['targets'],
        message: '请选择适用范围',
      })
      .refine(({ category, targets }) => category === 6 || targets.length <= 1, {
        path: ['targets'],
        message: '只能选择一个分类或品牌',
      }),
    reply: createdId,
    operation: 'add',
    example: {
      ask: {
        name: '茶叶品类券',
        category: 4,
        targets: [26],
        money: '10.00',
        minPrice: '100.00',
        useStartTime: '2026-11-18 00:00:00',
        useEndTime: '2026-12-01 00:00:00',
      },
      answer: { id: 9001 },
    },
  }),
  /** From then on no order takes it. */
  invalidate: gatewayPost('/platform-coupon/invalidate', {
    title: '作废平台优惠券',
    scope: 'coupon:platform',
    body: onlyId,
    reply: done,
    operation: 'remove',
    example: { ask: { id: 9001 }, answer: null },
  }),
})
