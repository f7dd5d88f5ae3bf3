import { promotionProcess, reductionRule, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import {
  MOST_SCOPED_PRODUCTS,
  MOST_TIERS,
  type Period,
  type ReductionRule,
  whyNotPeriod,
  whyNotRule,
} from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { toFen } from '@zhanggui/domain/kernel/money'
import { z } from 'zod'
import { chosenTime, flag, idListOrBlank, shopTime, yuan } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { dateLimit } from '../kernel/fields.ts'
import { promotionFigures } from './promotion-figures.ts'
import { calendarEntry, calendarQuery } from './calendar-fields.ts'
import { done, pageOf, pageQuery, text } from '../kernel/shapes.ts'

const amount = (most: number) =>
  yuan.refine((fen) => fen >= 0 && fen <= most, `金额不能小于0或大于${(most / 100).toFixed(2)}`)
const noAmount = () => toFen(0)

/** `minPrice` or `minNum` counts, as the rule's type says. */
const tier = z.object({
  minPrice: amount(99_999_999).default(noAmount),
  minNum: z.int('件数必须是整数').min(0, '件数不能小于0').max(999, '件数不能大于999').default(0),
  reduce: amount(9_999_999),
})

const fields = z.object({
  name: text('活动名称', { max: 30, blank: '请输入活动名称' }),
  startTime: chosenTime('请选择活动时间'),
  endTime: chosenTime('请选择活动时间'),
  ruleType: z.literal(reductionRule.codes, { error: '请选择优惠方式' }),
  isLoop: z.boolean().default(false),
  maxReduce: amount(99_999_999).default(noAmount),
  tiers: z.array(tier, { error: '请填写优惠规则' }).max(MOST_TIERS, `最多添加${MOST_TIERS}个阶梯`),
  scopeType: z.literal(reductionScope.codes, { error: '请选择适用范围' }),
  /** Products or categories of the shop, as the scope's type says. */
  scopeIds: idListOrBlank('适用范围').default([]),
  couponStack: z.boolean().default(true),
  status: z.boolean().default(true),
})

type Draft = ReductionRule & Period & { readonly scopeType: number; readonly scopeIds: readonly number[] }

function checkDraft({ value, issues }: z.core.ParsePayload<Draft>) {
  const say = (field: string, message: string | undefined) => {
    if (message !== undefined) issues.push({ code: 'custom', path: [field], message, input: value })
  }
  say('endTime', whyNotPeriod(value))
  say('tiers', whyNotRule(value))
  say('scopeIds', whyNotScope(value))
}

function whyNotScope({ scopeType, scopeIds }: Draft): string | undefined {
  if (scopeType === reductionScope.is.shop) return undefined
  const isProducts = scopeType === reductionScope.is.products
  if (scopeIds.length === 0) return isProducts ? '请选择商品' : '请选择分类'
  return scopeIds.length > MOST_SCOPED_PRODUCTS ? `最多选择${MOST_SCOPED_PRODUCTS}个` : undefined
}

export const fullReductionDraft = fields.check(checkDraft)
/** What is being edited: a new one, or one that exists. */
export const fullReductionPlan = fields.extend({ id: id.optional() }).check(checkDraft)

const process = z.literal(promotionProcess.codes, { error: '活动状态不正确' })

const fullReductionRow = z.object({
  id: z.int(),
  ...fields.shape,
  name: z.string(),
  startTime: shopTime,
  endTime: shopTime,
  scopeIds: z.array(z.int()).readonly(),
  /** Of the first of them; what has been deleted since is left out. */
  scopeNames: z.array(z.string()),
  process,
  orderCount: z.int(),
  reduceTotal: yuan,
  version: z.int(),
  createTime: shopTime,
  updateTime: shopTime,
})
export type FullReductionRow = z.output<typeof fullReductionRow>

const scopeItem = z.object({ id: z.int(), name: z.string(), image: z.string() })
export type ReductionScopeItem = z.output<typeof scopeItem>
const fullReductionDetail = fullReductionRow.extend({
  scopeList: z.array(scopeItem),
  ...promotionFigures.shape,
})
export type FullReductionDetail = z.output<typeof fullReductionDetail>

const filter = z.object({
  name: z.string().trim().max(30, '搜索内容过长').optional(),
  status: flag.optional(),
  /** Promotions that run on one of these days. */
  dateLimit: dateLimit.optional(),
})

const BASE = '/admin/merchant/full/reduction'

/** 满减活动: what is taken off by itself from an amount or a number of pieces on. */
export const fullReductionApi = area(
  'fullReduction',
  {
    list: get(`${BASE}/list`, {
      title: '满减活动列表',
      permission: 'merchant:full:reduction:list',
      query: pageQuery.extend({
        ...filter.shape,
        process: z.coerce.number<number | string>().pipe(process).optional(),
      }),
      reply: pageOf(fullReductionRow),
    }),
    tabs: get(`${BASE}/tabs/headers`, {
      title: '各状态的满减活动数量',
      permission: 'merchant:full:reduction:list',
      query: filter,
      /** `type` is absent for 全部. */
      reply: z.array(z.object({ name: z.string(), type: process.optional(), count: z.int() })),
    }),
    calendar: get(`${BASE}/calendar`, {
      title: '满减活动日历',
      permission: 'merchant:full:reduction:list',
      query: calendarQuery,
      reply: z.array(calendarEntry),
    }),
    info: get(`${BASE}/info/{id}`, {
      title: '查看满减活动',
      permission: 'merchant:full:reduction:info',
      reply: fullReductionDetail,
    }),
    save: post(`${BASE}/save`, {
      title: '添加满减活动',
      permission: 'merchant:full:reduction:save',
      body: fullReductionDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    update: post(`${BASE}/update`, {
      title: '修改满减活动',
      permission: 'merchant:full:reduction:update',
      body: fields.extend({ id, version: z.int().optional() }).check(checkDraft),
      reply: done,
    }),
    setStatus: post(`${BASE}/update/status/{id}`, {
      title: '开启或关闭满减活动',
      permission: 'merchant:full:reduction:update:status',
      body: z.object({ status: z.boolean({ error: '请选择状态' }) }),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除满减活动',
      permission: 'merchant:full:reduction:delete',
      reply: done,
      operation: 'remove',
    }),
    /** Paid orders that the promotion has taken something off. */
    records: get(`${BASE}/record/{id}`, {
      title: '满减活动使用记录',
      permission: 'merchant:full:reduction:info',
      query: pageQuery,
      reply: pageOf(
        z.object({
          orderNo: z.string(),
          nickname: z.string(),
          proTotalPrice: yuan,
          reducePrice: yuan,
          payPrice: yuan,
          payTime: shopTime,
        }),
      ),
    }),
  },
  '/FullReduction/index',
)
