import { timedKind, timedOutcome, timedStatus, timedWay } from '@zhanggui/domain/timed-change/timed-codes'
import { type TimedTerms, whyNotTerms } from '@zhanggui/domain/timed-change/timed-rules'
import type { TimedKind } from '@zhanggui/domain/timed-change/timed-codes'
import { z } from 'zod'
import { chosenTime, shopTime, yuan } from '../kernel/codecs.ts'
import { area, type Endpoint, get, id, post } from '../kernel/endpoint.ts'
import { dateLimit } from '../kernel/fields.ts'
import { done, pageOf, pageQuery, textOrBlank } from '../kernel/shapes.ts'
import { calendarQuery } from '../marketing/calendar-fields.ts'
import { chosenProducts } from './product-batch.ts'
import { productApi } from './product.ts'

const kind = z.enum(timedKind.codes, { error: '请选择变更内容' })
const codeOf = <C extends number>(codes: readonly [C, ...C[]], error: string) =>
  z.coerce.number<number | string>().pipe(z.literal(codes, { error }))

const pieces = z.int('库存必须是整数')

/** A change of products, to be made at a time. Figures are those that the kind and the way ask for. */
export const timedPlan = z
  .object({
    ...chosenProducts.shape,
    kind,
    runTime: chosenTime('请选择执行时间'),
    way: z.enum(timedWay.codes, { error: '请选择改法' }).default(timedWay.is.to),
    price: yuan.optional(),
    percent: z.int('百分比必须是整数').optional(),
    stock: pieces.optional(),
    /** Of each SKU of a single product. */
    attrValue: z
      .array(z.object({ id, price: yuan.optional(), stock: pieces.optional() }))
      .max(2000, '商品规格过多')
      .optional(),
    note: textOrBlank('备注', { max: 100 }).default(''),
  })
  .check(checkTerms)

function checkTerms({ value, issues }: z.core.ParsePayload<TimedTerms>) {
  const wrong = whyNotTerms(value)
  if (wrong) issues.push({ code: 'custom', path: [wrong.field], message: wrong.message, input: value })
}

/** What somebody must be allowed to do by hand who plans or cancels it; asked again when it runs. */
export const rightsOfTimed: Readonly<Record<TimedKind, readonly Endpoint[]>> = {
  up: [productApi.up],
  down: [productApi.down],
  // On sale too, where prices are changed by the form.
  price: [productApi.editFreely, productApi.update],
  addStock: [productApi.addStock],
  setStock: [productApi.addStock, productApi.editFreely],
}

const facts = {
  id: z.int(),
  kind,
  /** What happens to the figures, in words. */
  summary: z.string(),
  runTime: shopTime,
  status: z.literal(timedStatus.codes),
  /** How many products. */
  total: z.int(),
}

const timedRow = z.object({
  ...facts,
  /** Of the first of them. */
  productNames: z.array(z.string()),
  done: z.int(),
  failed: z.int(),
  /** Why nothing of it was done. */
  reason: z.string(),
  note: z.string(),
  adminName: z.string(),
  /** Whether the person who asks may cancel it while it waits. */
  mayCancel: z.boolean(),
  createTime: shopTime,
  finishTime: shopTime.nullable(),
})
export type TimedRow = z.output<typeof timedRow>

const timedResult = z.object({
  productId: z.int(),
  name: z.string(),
  image: z.string(),
  /** False once the product is deleted. */
  isThere: z.boolean(),
  /** As it was when it was planned, and what it gets: one figure, or from – to over the SKUs. */
  before: z.string(),
  after: z.string(),
  outcome: z.literal(timedOutcome.codes),
  reason: z.string(),
})
export type TimedResult = z.output<typeof timedResult>

const calendarRow = z.object(facts)
export type TimedCalendarRow = z.output<typeof calendarRow>

const timedFilter = z.object({
  kind: kind.optional(),
  /** Part of a product's name. */
  keywords: z.string().trim().max(100, '搜索内容过长').optional(),
  adminName: z.string().trim().max(30, '安排人过长').optional(),
  dateLimit: dateLimit.optional(),
})

const BASE = '/admin/merchant/product/timed'
const SEE = 'merchant:product:timed:list'
const count = z.int()

export const timedChangeApi = area(
  'timedChange',
  {
    list: get(`${BASE}/list`, {
      title: '定时变更列表',
      permission: SEE,
      query: pageQuery.extend({
        ...timedFilter.shape,
        status: codeOf(timedStatus.codes, '状态不正确').optional(),
      }),
      reply: pageOf(timedRow),
    }),
    tabs: get(`${BASE}/status/num`, {
      title: '定时变更状态数量',
      permission: SEE,
      query: timedFilter,
      reply: z.object({
        all: count,
        waiting: count,
        running: count,
        done: count,
        partial: count,
        failed: count,
        cancelled: count,
      }),
    }),
    info: get(`${BASE}/info/{id}`, { title: '查看定时变更', permission: SEE, reply: timedRow }),
    results: get(`${BASE}/result/{id}`, {
      title: '定时变更的商品结果',
      permission: SEE,
      query: pageQuery,
      reply: pageOf(timedResult),
    }),
    calendar: get(`${BASE}/calendar`, {
      title: '定时变更日历',
      permission: SEE,
      query: calendarQuery,
      reply: z.array(calendarRow),
    }),
    ofProduct: get(`${BASE}/product/{id}`, {
      title: '商品的待执行变更',
      permission: SEE,
      reply: z.array(calendarRow),
    }),
    plan: post(`${BASE}/save`, {
      title: '定时变更',
      permission: SEE,
      body: timedPlan,
      /** `missing`: chosen products that are deleted or in the bin. */
      reply: z.object({ id, total: z.int(), missing: z.int() }),
      operation: 'add',
    }),
    cancel: post(`${BASE}/cancel/{id}`, { title: '取消定时变更', permission: SEE, reply: done }),
  },
  '/product/timed',
)
