import type { FreeLine, Place, PriceLine } from '@zhanggui/domain/shipping/freight'
import { convertUnits, toUnits } from '@zhanggui/domain/shipping/freight-units'
import { type ChargeBy, chargeBy, type FreePostage, freePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { z } from 'zod'
import { idsIn, jsonList, shaped, shopTime, yuan } from './kernel/codecs.ts'
import { area, get, id, post } from './kernel/endpoint.ts'
import { done, pageOf, pageQuery } from './kernel/shapes.ts'

const shippingRow = z.object({
  id: z.int(),
  name: z.string(),
  type: z.literal(chargeBy.codes),
  appoint: z.literal(freePostage.codes),
  sort: z.int(),
  version: z.int(),
  createTime: shopTime,
  updateTime: shopTime,
})

/** `isUsed`: a product that is not deleted ships by it. */
const listedShipping = shippingRow.extend({ isUsed: z.boolean() })
export type ListedShipping = z.output<typeof listedShipping>

/** Where a line applies: district ids, comma-joined; `0` or `all` = everywhere else. Three thousand districts fit. */
const cityId = z
  .string({ error: '请选择城市' })
  .max(40_000, '区域过多')
  .regex(/^(?:all|\d{1,9}(?:,\d{1,9})*)$/, '请选择城市')
const EVERYWHERE = '0'

const placeIn = (text: string): Place =>
  text === EVERYWHERE || text === 'all'
    ? { isDefault: true, regionIds: [] }
    : { isDefault: false, regionIds: idsIn(text) ?? [] }
const cityIdOf = ({ isDefault, regionIds }: Place) => (isDefault ? EVERYWHERE : regionIds.join(','))

/** A price: `first` units cost `firstPrice`, each started `renewal` units more `renewalPrice`. */
const priceCells = {
  first: z.number({ error: '请输入' }),
  firstPrice: yuan.refine((fen) => fen >= 0, '运费不能为负数'),
  renewal: z.number({ error: '请输入' }),
  renewalPrice: yuan.refine((fen) => fen >= 0, '续费不能为负数'),
}
const freeCells = { number: z.number({ error: '请输入' }), price: yuan.refine((fen) => fen >= 0, '包邮金额不能为负数') }

/** Paths are redundant in requests, so they are optional. */
const draftLine = <Line extends Place>(cells: z.ZodRawShape) =>
  shaped(z.object({ ...cells, cityId, title: z.string().max(120_000, '区域过多').default('[]') }), {
    decode: ({ cityId: text, title: _title, ...rest }) => ({ ...rest, ...placeIn(text) }) as unknown as Line,
    encode: (line) => ({ ...line, cityId: cityIdOf(line), title: '[]' }),
  })

/** `paths`: of each region the ids from the province down to itself. */
interface StoredPlace extends Place {
  readonly key: string
  readonly paths: readonly (readonly number[])[]
}

const paths = jsonList(z.array(z.int()), { malformed: '区域格式不正确' })
const storedLine = <Line extends Place>(cells: z.ZodRawShape) =>
  shaped(z.object({ ...cells, cityId: z.string(), title: paths, uniqid: z.string() }), {
    decode: ({ cityId: text, title, uniqid, ...rest }) => {
      const place = placeIn(text)
      return { ...rest, ...place, paths: place.isDefault ? [] : title, key: uniqid } as unknown as Line & StoredPlace
    },
    encode: (line) => ({
      ...line,
      cityId: cityIdOf(line),
      title: line.isDefault ? [[0, 0]] : line.paths.map((path) => [...path]),
      uniqid: line.key,
    }),
  })

/** Lines are lines of the domain, but measured as the screen does: pieces, kg or m³. */
export const shippingDraft = z.object({
  name: z.string({ error: '模板名称必须填写' }).trim().min(1, '模板名称必须填写').max(200, '模板名称不能超过200个字符'),
  type: z.literal(chargeBy.codes, { error: '计费方式必须选择' }),
  appoint: z.literal(freePostage.codes, { error: '指定包邮必须选择' }),
  sort: z.int({ error: '排序数字必须填写' }).min(0, '排序范围为0~9999').max(9999, '排序范围为0~9999').default(0),
  shippingTemplatesRegionRequestList: z.array(draftLine<PriceLine>(priceCells)).max(100, '运费区域过多').default([]),
  shippingTemplatesFreeRequestList: z.array(draftLine<FreeLine>(freeCells)).max(100, '包邮区域过多').default([]),
})
export type ShippingDraft = z.output<typeof shippingDraft>

export const shippingDetail = shippingRow.extend({
  regionList: z.array(storedLine<PriceLine>(priceCells)),
  freeList: z.array(storedLine<FreeLine>(freeCells)),
})
export type ShippingDetail = z.output<typeof shippingDetail>

interface Described<Price, Free> {
  readonly type: ChargeBy
  readonly appoint: FreePostage
  readonly shippingTemplatesRegionRequestList: readonly Price[]
  readonly shippingTemplatesFreeRequestList: readonly Free[]
}

/** The template that a draft describes, in the words and units of the rules. */
export const templateOf = <Price extends object, Free extends object>(draft: Described<Price, Free>) => ({
  freePostage: draft.appoint,
  chargeBy: draft.type,
  lines: draft.shippingTemplatesRegionRequestList.map((line) => convertUnits(line, toUnits, draft.type)),
  freeLines: draft.shippingTemplatesFreeRequestList.map((line) => convertUnits(line, toUnits, draft.type)),
})

const wireNames: Readonly<Record<string, string>> = {
  freePostage: 'appoint',
  chargeBy: 'type',
  lines: 'shippingTemplatesRegionRequestList',
  freeLines: 'shippingTemplatesFreeRequestList',
  regionIds: 'cityId',
}
const ruleNames = Object.fromEntries(Object.entries(wireNames).map(([rule, wire]) => [wire, rule]))

const renamed = (path: string, names: Readonly<Record<string, string>>): string =>
  path
    .split('.')
    .map((name) => names[name] ?? name)
    .join('.')

/** Maps a path of the rules to the wire. */
export const wirePathOf = (path: string): string => renamed(path, wireNames)
/** Maps a path of the wire to the rules. */
export const rulePathOf = (path: string): string => renamed(path, ruleNames)

const BASE = '/admin/merchant/shipping/templates'

export const shippingApi = area(
  'shipping',
  {
    list: get(`${BASE}/list`, {
      title: '运费模板分页列表',
      permission: 'merchant:shipping:templates:list',
      // Whoever edits products chooses one; the page itself is the owner's.
      everyRole: true,
      query: pageQuery.extend({ keywords: z.string().trim().max(200, '搜索内容过长').optional() }),
      reply: pageOf(listedShipping),
    }),
    info: get(`${BASE}/info/{id}`, {
      title: '查看运费模板',
      permission: 'merchant:shipping:templates:info',
      reply: shippingDetail,
    }),
    save: post(`${BASE}/save`, {
      title: '添加运费模板',
      permission: 'merchant:shipping:templates:save',
      body: shippingDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    update: post(`${BASE}/update`, {
      title: '编辑运费模板',
      permission: 'merchant:shipping:templates:update',
      body: shippingDraft.extend({ id, version: z.int().optional() }),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除运费模板',
      permission: 'merchant:shipping:templates:delete',
      reply: done,
      operation: 'remove',
    }),
  },
  '/operation/freightSet',
)
