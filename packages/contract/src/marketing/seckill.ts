import { seckillAudit, seckillStatus } from '@zhanggui/domain/seckill/seckill-codes'
import { MAX_ACTIVITY_PRICE } from '@zhanggui/domain/seckill/seckill-rules'
import { z } from 'zod'
import { flag, idList, yuan } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { calendarQuery } from './calendar-fields.ts'
import { done, pageOf, pageQuery } from '../kernel/shapes.ts'
import { activityRow, day, seckillDetail, seckillRow } from './seckill-fields.ts'

const codeOf = <C extends number>(codes: readonly [C, ...C[]], error: string) =>
  z.coerce.number<number | string>().pipe(z.literal(codes, { error }))
const words = z.string().trim().max(50, '搜索内容过长').optional()

/** What tab counts go by; the list has its tab besides. */
const seckillFilter = z.object({
  proName: words,
  activityName: words,
  /** Up or down. */
  proStatus: flag.optional(),
  activityStatus: codeOf(seckillStatus.codes, '未知的活动状态').optional(),
  /** All products of one activity. */
  activityId: id.optional(),
})

const activityPrice = yuan
  .refine((price) => price > 0, '秒杀价格不能小于等于0')
  .refine((price) => price <= MAX_ACTIVITY_PRICE, '活动价不能超过99999')
const quota = z.int('限量必须是整数').min(0, '限量不能为负数').max(99_999, '限量不能超过99999')
const SKUS = 2000

const joined = z.object({
  /** The product that joins. */
  id,
  sort: z.int('排序必须是整数').min(0, '排序范围为0~9999').max(9999, '排序范围为0~9999').default(0),
  attrValue: z
    .array(z.object({ attrValueId: id, quota, activityPrice }))
    .min(1, '添加秒杀商品未找到对应SKU')
    .max(SKUS, '商品规格过多'),
})

const repriced = z.object({
  id,
  attrValue: z.array(z.object({ id, activityPrice })).min(1, '请选择商品规格').max(SKUS, '商品规格过多'),
})

const BASE = '/admin/merchant/seckill'
const LIST = '/marketing/seckill/list'
const ACTIVITIES = '/marketing/seckill/seckillActivity'
const someProducts = z.object({ ids: idList('秒杀商品') })

/** Activities are the platform's; shops join them with their own products. */
export const seckillApi = area(
  'seckill',
  {
    activities: get(`${BASE}/activity/page`, {
      title: '秒杀活动分页列表',
      permission: 'merchant:seckill:activity:page',
      page: ACTIVITIES,
      query: pageQuery.extend({
        name: words,
        /** Activities that sell on this day. */
        date: day.optional(),
      }),
      reply: pageOf(activityRow),
    }),
    /** Activities on these days, with the sessions of a day. */
    calendar: get(`${BASE}/activity/calendar`, {
      title: '秒杀活动日历',
      permission: 'merchant:seckill:activity:page',
      page: ACTIVITIES,
      query: calendarQuery,
      reply: z.array(
        activityRow.pick({
          id: true,
          name: true,
          startDate: true,
          endDate: true,
          timeList: true,
          isOpen: true,
          productNum: true,
        }),
      ),
    }),
    activity: get(`${BASE}/activity/detail/{id}`, {
      title: '秒杀活动详情',
      permission: 'merchant:seckill:activity:detail',
      page: ACTIVITIES,
      reply: activityRow.extend({ productList: z.array(seckillRow) }),
    }),
    list: get(`${BASE}/product/page`, {
      title: '秒杀商品列表',
      permission: 'merchant:seckill:product:list',
      query: pageQuery.extend({
        ...seckillFilter.shape,
        auditStatus: codeOf(seckillAudit.codes, '未知的审核状态').optional(),
      }),
      reply: pageOf(seckillRow),
    }),
    tabs: get(`${BASE}/product/status/num`, {
      title: '秒杀商品状态数量',
      permission: 'merchant:seckill:product:list',
      query: seckillFilter,
      reply: z.object({ all: z.int(), waiting: z.int(), passed: z.int(), refused: z.int() }),
    }),
    info: get(`${BASE}/product/detail/{id}`, {
      title: '秒杀商品详情',
      permission: 'merchant:seckill:product:list',
      reply: seckillDetail,
    }),
    add: post(`${BASE}/product/add`, {
      title: '秒杀商品添加',
      permission: 'merchant:seckill:product:add',
      operation: 'add',
      body: z.object({
        /** The activity. */
        id,
        productList: z.array(joined).min(1, '请至少添加一个商品').max(100, '一次最多添加100个商品'),
        /** A refused one that is submitted again: the new one takes its place. */
        resubmittedId: id.optional(),
      }),
      reply: done,
    }),
    setPrices: post(`${BASE}/product/set/price`, {
      title: '秒杀商品设置活动价',
      permission: 'merchant:seckill:product:price',
      body: z.object({ productList: z.array(repriced).min(1, '请选择秒杀商品').max(100, '一次最多修改100个商品') }),
      reply: done,
    }),
    up: post(`${BASE}/product/up`, {
      title: '秒杀商品上架',
      permission: 'merchant:seckill:product:up',
      body: someProducts,
      reply: done,
    }),
    down: post(`${BASE}/product/down`, {
      title: '秒杀商品下架',
      permission: 'merchant:seckill:product:down',
      body: someProducts,
      reply: done,
    }),
    withdraw: post(`${BASE}/product/withdraw/{id}`, {
      title: '秒杀商品撤回审核',
      permission: 'merchant:seckill:product:withdraw',
      reply: done,
    }),
    delete: post(`${BASE}/product/delete`, {
      title: '秒杀商品删除',
      permission: 'merchant:seckill:product:delete',
      operation: 'remove',
      body: someProducts,
      reply: done,
    }),
  },
  LIST,
)
