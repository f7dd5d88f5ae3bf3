import { registerType, tagChange, userSex } from '@zhanggui/domain/order/shopper-codes'
import { REMARK_LENGTH, TAG_LENGTH } from '@zhanggui/domain/user/user-rules'
import { z } from 'zod'
import { flag, idList, idListOrBlank, shopTime, yuan } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { dateLimit } from '../kernel/fields.ts'
import { orderBy } from '../kernel/order.ts'
import { done, pageOf, pageQuery, text, textOrBlank } from '../kernel/shapes.ts'
import { buyerSearch } from '../order/order-fields.ts'

const wholeNumber = (label: string, least: number, most: number) =>
  z.coerce
    .number<number | string>({ error: `${label}必须是整数` })
    .int(`${label}必须是整数`)
    .min(least, `${label}不能小于${least}`)
    .max(most, `${label}不能大于${most}`)

/** What list, saved views, tags for all results and export go by. */
export const userFilter = z.object({
  ...buyerSearch,
  registerType: z.enum(registerType.codes, { error: '注册类型不正确' }).optional(),
  sex: z.coerce
    .number<number | string>()
    .pipe(z.literal(userSex.codes, { error: '性别不正确' }))
    .optional(),
  /** When they were last here. */
  dateLimit: dateLimit.optional(),
  /** With any of these tags. */
  tagIds: idListOrBlank('标签').optional(),
  isFollow: flag.optional(),
  orderCountFrom: wholeNumber('订单数', 0, 1_000_000).optional(),
  orderCountTo: wholeNumber('订单数', 0, 1_000_000).optional(),
  paidFrom: yuan.optional(),
  paidTo: yuan.optional(),
  /** Days since the last order: those who have never ordered are none of them. */
  idleDays: wholeNumber('未下单天数', 1, 3650).optional(),
})

const tag = z.object({ id: z.int(), name: z.string() })
export type UserTag = z.output<typeof tag>

const userRow = z.object({
  id: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  /** Masked, as the phone is. */
  realName: z.string(),
  phone: z.string(),
  sex: z.literal(userSex.codes),
  registerType: z.enum(registerType.codes),
  level: z.int(),
  isPaidMember: z.boolean(),
  isLogoff: z.boolean(),
  isFollow: z.boolean(),
  mark: z.string(),
  tagList: z.array(tag),
  /** The first visit and the last one. */
  createTime: shopTime,
  lastLoginTime: shopTime,
  orderCount: z.int(),
  paidPrice: yuan,
  lastOrderTime: shopTime.nullable(),
})
export type UserRow = z.output<typeof userRow>

/** What this shop needs to know: no wallet, no addresses of any kind. */
const userDetail = userRow.extend({
  followTime: shopTime.nullable(),
  refundCount: z.int(),
  refundPrice: yuan,
  averagePrice: yuan,
})
export type UserDetail = z.output<typeof userDetail>

const BASE = '/admin/merchant/user'

/** 用户: who follows the shop or has bought there. */
export const userApi = area(
  'user',
  {
    list: get(`${BASE}/list`, {
      title: '用户列表',
      permission: 'merchant:user:page:list',
      query: pageQuery.extend({
        ...userFilter.shape,
        sort: orderBy(['createTime', 'lastLoginTime', 'orderCount', 'paidPrice']).optional(),
      }),
      reply: pageOf(userRow),
    }),
    detail: get(`${BASE}/detail/{id}`, {
      title: '用户详情',
      permission: 'merchant:user:detail',
      reply: userDetail,
    }),
    reveal: post(`${BASE}/reveal`, {
      title: '查看用户信息',
      permission: 'merchant:user:reveal',
      changes: false,
      sensitive: true,
      body: z.object({ id }),
      reply: z.object({ realName: z.string(), userPhone: z.string() }),
      rate: { max: 60, seconds: 3600 },
    }),
    remark: post(`${BASE}/mark`, {
      title: '用户备注',
      permission: 'merchant:user:mark',
      body: z.object({ id, mark: textOrBlank('备注', { max: REMARK_LENGTH }) }),
      reply: done,
    }),
    /** Whoever sees the users sees their tags and may narrow the list down by them. */
    tags: get(`${BASE}/tag/list`, {
      title: '用户标签列表',
      permission: 'merchant:user:page:list',
      reply: z.array(tag.extend({ userCount: z.int() })),
    }),
    setTags: post(`${BASE}/tag/set`, {
      title: '设置用户标签',
      permission: 'merchant:user:tag',
      body: z.object({
        /** These users, or with a filter everybody whom the list shows; then `expected` is how many were seen. */
        uids: idList('用户').optional(),
        filter: userFilter.optional(),
        expected: z.int().min(0).optional(),
        tagIds: idListOrBlank('标签'),
        way: z.enum(tagChange.codes).default('set'),
      }),
      reply: z.object({ users: z.int() }),
    }),
    saveTag: post(`${BASE}/tag/save`, {
      title: '保存用户标签',
      permission: 'merchant:user:tag',
      body: z.object({ id: id.optional(), name: text('标签名称', { max: TAG_LENGTH, blank: '请填写标签名称' }) }),
      reply: z.object({ id: z.int() }),
    }),
    deleteTag: post(`${BASE}/tag/delete/{id}`, {
      title: '删除用户标签',
      permission: 'merchant:user:tag:delete',
      reply: done,
      operation: 'remove',
    }),
    export: get('/admin/merchant/export/user/excel', {
      title: '导出用户',
      permission: 'merchant:export:user:excel',
      // It starts a task, so it counts as a change although it is a GET.
      changes: true,
      operation: 'export',
      query: userFilter,
      reply: z.object({ fileName: z.string(), taskId: z.int() }),
      rate: { max: 10, seconds: 60 },
    }),
  },
  '/user/index',
)
