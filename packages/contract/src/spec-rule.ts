import { z } from 'zod'
import { shopTime } from './kernel/codecs.ts'
import { area, get, id, post } from './kernel/endpoint.ts'
import { done, pageOf, pageQuery, text } from './kernel/shapes.ts'

export const specRuleRow = z.object({
  id: z.int(),
  ruleName: z.string(),
  /** JSON text `[{"value": 规格, "detail": [规格值…]}]` (SPEC §3). */
  ruleValue: z.string(),
  version: z.int(),
  createTime: shopTime,
  updateTime: shopTime,
})
export type SpecRuleRow = z.output<typeof specRuleRow>

const specRuleDraft = z.object({
  ruleName: text('规格名称', { max: 20 }),
  ruleValue: z.string({ error: '请至少添加一条属性规格！' }).max(20_000, '规格过多'),
})

const BASE = '/admin/merchant/product/rule'

export const specRuleApi = area(
  'specRule',
  {
    list: get(`${BASE}/list`, {
      title: '商品规格分页列表',
      permission: 'merchant:product:rule:page:list',
      query: pageQuery.extend({ keywords: z.string().trim().max(32, '搜索内容过长').optional() }),
      reply: pageOf(specRuleRow),
    }),
    info: get(`${BASE}/info/{id}`, {
      title: '商品规格详情',
      permission: 'merchant:product:rule:info',
      reply: specRuleRow,
    }),
    save: post(`${BASE}/save`, {
      title: '新增商品规格',
      permission: 'merchant:product:rule:save',
      body: specRuleDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    update: post(`${BASE}/update`, {
      title: '修改商品规格',
      permission: 'merchant:product:rule:update',
      body: specRuleDraft.extend({ id, version: z.int().optional() }),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除商品规格',
      permission: 'merchant:product:rule:delete',
      reply: done,
      operation: 'remove',
    }),
  },
  '/product/attr',
)
