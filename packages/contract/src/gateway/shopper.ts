import { registerType, userSex } from '@zhanggui/domain/order/shopper-codes'
import { z } from 'zod'
import { area, id } from '../kernel/endpoint.ts'
import { picture, pictureOrBlank } from '../kernel/fields.ts'
import { gatewayPost } from '../kernel/gateway.ts'
import { createdId, merId, number, uid } from './gateway-fields.ts'
import { done, text, textOrBlank } from '../kernel/shapes.ts'

const scope = 'shopper'
const visitor = z.object({ merId, uid })

/** Who buys in a shop, and what they do there besides. */
export const shopperGateway = area('shopper', {
  /** Makes or changes one; what is not sent stays as it is. */
  save: gatewayPost('/shopper/save', {
    title: '保存用户',
    scope,
    body: visitor.extend({
      nickname: text('用户昵称', { max: 50 }),
      avatar: pictureOrBlank.optional(),
      realName: textOrBlank('真实姓名', { max: 50 }).optional(),
      sex: z.literal(userSex.codes, { error: '性别不正确' }).optional(),
      phone: z
        .string()
        .trim()
        .regex(/^\d{0,20}$/, '手机号格式不正确')
        .optional(),
      registerType: z.enum(registerType.codes, { error: '注册类型不正确' }).optional(),
      level: z.int().min(0).max(100).optional(),
      isPaidMember: z.boolean().optional(),
      /** The account was closed. */
      isLogoff: z.boolean().optional(),
    }),
    reply: done,
    example: {
      ask: { merId: 1, uid: 10001, nickname: '茶客小林', phone: '13912345678', registerType: 'routine' },
      answer: null,
    },
  }),
  follow: gatewayPost('/shopper/follow', {
    title: '关注店铺',
    scope,
    body: visitor.extend({ isFollowing: z.boolean() }),
    reply: done,
    example: { ask: { merId: 1, uid: 10001, isFollowing: true }, answer: null },
  }),
  visit: gatewayPost('/shopper/visit', {
    title: '访问店铺',
    scope,
    body: visitor,
    reply: done,
    example: { ask: { merId: 1, uid: 10001 }, answer: null },
  }),
  view: gatewayPost('/shopper/view', {
    title: '浏览商品',
    scope,
    body: visitor.extend({ productId: id }),
    reply: done,
    example: { ask: { merId: 1, uid: 10001, productId: 2034 }, answer: null },
  }),
  favorite: gatewayPost('/shopper/favorite', {
    title: '收藏商品',
    scope,
    body: visitor.extend({ productId: id, isFavorite: z.boolean() }),
    reply: done,
    example: { ask: { merId: 1, uid: 10001, productId: 2034, isFavorite: true }, answer: null },
  }),
  review: gatewayPost('/shopper/review', {
    title: '评价商品',
    scope,
    body: visitor.extend({
      number,
      orderNo: text('订单号', { max: 32 }),
      orderDetailId: id,
      star: z.int().min(1, '评分为1-5').max(5, '评分为1-5'),
      comment: text('评价内容', { max: 500 }),
      pictures: z.array(picture('图片地址不能为空')).max(9, '最多9张图片').default([]),
    }),
    reply: createdId,
    operation: 'add',
    example: {
      ask: {
        merId: 1,
        uid: 10001,
        number: 'RV-50012',
        orderNo: 'SH042179500000000012345',
        orderDetailId: 50012,
        star: 5,
        comment: '茶很香',
        pictures: [],
      },
      answer: { id: 8001 },
    },
  }),
})
