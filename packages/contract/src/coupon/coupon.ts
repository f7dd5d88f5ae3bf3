import { couponReceive, pieceStatus, shopScopes } from '@zhanggui/domain/coupon/coupon-codes'
import { MOST_SENT } from '@zhanggui/domain/coupon/coupon-rules'
import { z } from 'zod'
import { flag, idList } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { calendarEntry, calendarQuery } from '../marketing/calendar-fields.ts'
import { done, pageOf, pageQuery } from '../kernel/shapes.ts'
import { userFilter } from '../user/user.ts'
import { couponDetail, couponDraft, couponRow, pickedCoupon, pieceRow } from './coupon-fields.ts'

const code = <const T extends readonly number[]>(codes: T, error: string) =>
  z.coerce.number<number | string>({ error }).pipe(z.literal(codes, { error }))

const name = z.string().trim().max(50, '搜索内容过长').optional()

const BASE = '/admin/merchant/coupon'

/** 优惠券: what a shop gives its buyers to take off an order. */
export const couponApi = area(
  'coupon',
  {
    list: get(`${BASE}/list`, {
      title: '优惠券分页列表',
      permission: 'merchant:coupon:page:list',
      query: pageQuery.extend({
        name,
        status: flag.optional(),
        receiveType: code(couponReceive.codes, '未知的优惠券领取方式').optional(),
        category: code(shopScopes, '未知的优惠券类别').optional(),
      }),
      reply: pageOf(couponRow),
    }),
    /** Coupons that can be claimed or spent on these days; those without an end are only counted. */
    calendar: get(`${BASE}/calendar`, {
      title: '优惠券日历',
      permission: 'merchant:coupon:page:list',
      query: calendarQuery,
      reply: z.object({
        claimList: z.array(calendarEntry),
        useList: z.array(calendarEntry),
        /** Open ones that have no end. */
        endlessNum: z.int(),
      }),
    }),
    info: get(`${BASE}/info/{id}`, {
      title: '优惠券详情',
      permission: 'merchant:coupon:info',
      reply: couponDetail,
    }),
    /** Makes one, also from a copy. */
    save: post(`${BASE}/save`, {
      title: '添加优惠券',
      permission: 'merchant:coupon:save',
      body: couponDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    /** Sets what is sent; without a word it turns the switch over. */
    updateStatus: post(`${BASE}/update/status/{id}`, {
      title: '修改优惠券状态',
      permission: 'merchant:coupon:update:status',
      body: z.object({ status: flag.optional() }),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除优惠券',
      permission: 'merchant:coupon:delete',
      reply: done,
      operation: 'remove',
    }),
    editProducts: post(`${BASE}/product/join/edit`, {
      title: '商品券关联商品编辑',
      permission: 'merchant:coupon:product:join:edit',
      body: z.object({
        id,
        version: z.int().optional(),
        productIds: idList('商品').refine((ids) => ids.length <= 500, '一张优惠券最多关联500个商品'),
      }),
      reply: done,
    }),
    /** What the picker offers: 1 to be sent to users, otherwise to come with goods. */
    usable: get(`${BASE}/product/usable/list`, {
      title: '商品可用优惠券列表',
      permission: 'merchant:coupon:product:usable:list',
      query: pageQuery.extend({ type: z.coerce.number<number | string>().optional(), name }),
      reply: z.array(pickedCoupon),
    }),
    pieces: get(`${BASE}/user/list`, {
      title: '优惠券领取记录分页列表',
      permission: 'merchant:coupon:user:page:list',
      query: pageQuery.extend({
        name,
        status: code(pieceStatus.codes, '使用状态不正确').optional(),
        uid: id.optional(),
        nickname: name,
        couponId: id.optional(),
      }),
      reply: pageOf(pieceRow),
    }),
    /** To these users now. Who has a piece already is left out. */
    send: post(`${BASE}/user/receive`, {
      title: '发送优惠券给用户',
      permission: 'admin:coupon:user:receive',
      body: z.object({
        couponId: id,
        uid: idList('用户').refine((uids) => uids.length <= MOST_SENT, `一次最多发送给${MOST_SENT}个用户`),
      }),
      reply: z.object({ sent: z.int(), skipped: z.int() }),
    }),
    /** To everybody whom the list of users shows under this filter; `expected` is how many were seen. */
    sendToAll: post(`${BASE}/user/receive/all`, {
      title: '批量发送优惠券',
      permission: 'admin:coupon:user:receive',
      body: z.object({ couponId: id, filter: userFilter, expected: z.int().min(0) }),
      reply: z.object({ taskId: z.int(), total: z.int() }),
    }),
  },
  '/coupon/list',
)
