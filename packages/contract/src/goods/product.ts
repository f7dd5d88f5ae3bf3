import { auditStatus, countedTabs, deliveryMethod, productTab } from '@zhanggui/domain/product/product-codes'
import { productPart } from '@zhanggui/domain/product/product-parts'
import { MAX_STOCK } from '@zhanggui/domain/product/sku/stock-rules'
import { z } from 'zod'
import { codeListOrBlank, csv, ids, jsonList, shopTime, yuan } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { orderBy } from '../kernel/order.ts'
import { done, pageOf, pageQuery } from '../kernel/shapes.ts'
import { pickerQuery, pickerRow } from './product-picker.ts'
import { productChange, productDraft, wholeProductDraft } from './product-draft.ts'
import { stockLedgerQuery, stockMovement } from './product-stock.ts'
import { skuAmounts, skuRow, specRow } from './sku.ts'

const tab = z.coerce
  .number<number | string>({ error: '未知的商品类型' })
  .pipe(z.literal(productTab.codes, { error: '未知的商品类型' }))

/** What the list may be ordered by; without a word it goes by `sort`, the highest first. */
const productOrder = orderBy(['price', 'sales', 'stock', 'sort', 'createTime'])
export type ProductOrder = z.output<typeof productOrder>

/** The filter of the list. Its export and its batches take it whole, the tab counts all but the tab. */
export const productFilter = z.object({
  type: tab,
  /** Part of the name, or one whole keyword. */
  keywords: z.string().trim().max(100, '搜索内容过长').optional(),
  /** A category of the shop; everything below it too. */
  cateId: id.optional(),
  /** A third-level category of the platform. */
  categoryId: id.optional(),
})

/** Null: still to be chosen. */
const chosenId = z.int().nullable()
/** What a half product lacks; a product that lacks something is a draft. */
const missing = z.array(z.literal(productPart.codes))

export const productRow = z.object({
  id: z.int(),
  image: z.string(),
  name: z.string(),
  keyword: csv,
  cateId: ids,
  categoryId: chosenId,
  price: yuan,
  sort: z.int(),
  sales: z.int(),
  ficti: z.int(),
  stock: z.int(),
  isShow: z.boolean(),
  auditStatus: z.literal(auditStatus.codes),
  isAudit: z.boolean(),
  isRecycle: z.boolean(),
  reason: z.string(),
  missing,
  collectCount: z.int(),
  type: z.int(),
  specType: z.boolean(),
  version: z.int(),
  createTime: shopTime,
})
export type ProductRow = z.output<typeof productRow>

export const productDetail = z.object({
  id: z.int(),
  type: z.int(),
  image: z.string(),
  sliderImage: jsonList(z.string(), { malformed: '轮播图格式不正确' }),
  name: z.string(),
  intro: z.string(),
  keyword: csv,
  cateId: ids,
  categoryId: chosenId,
  brandId: chosenId,
  /** For showing only: a brand that the platform hides stays readable on the products that have it. */
  brandName: z.string(),
  guaranteeIds: ids,
  guaranteeList: z.array(z.object({ id: z.int(), name: z.string(), icon: z.string(), isShow: z.boolean() })),
  couponIds: ids,
  couponList: z.array(z.object({ id: z.int(), name: z.string() })),
  unitName: z.string(),
  tempId: chosenId,
  sort: z.int(),
  specType: z.boolean(),
  deliveryMethod: codeListOrBlank(deliveryMethod.codes, '配送方式格式不正确'),
  refundSwitch: z.boolean(),
  attr: z.array(specRow),
  attrValue: z.array(skuRow),
  content: z.string(),
  isShow: z.boolean(),
  isAudit: z.boolean(),
  isRecycle: z.boolean(),
  auditStatus: z.literal(auditStatus.codes),
  isAutoUp: z.boolean(),
  reason: z.string(),
  missing,
  /** A draft that needs no review once it is whole. */
  skipsReview: z.boolean(),
  stock: z.int(),
  sales: z.int(),
  ficti: z.int(),
  collectNum: z.int(),
  version: z.int(),
  createTime: shopTime,
  updateTime: shopTime,
})
export type ProductDetail = z.output<typeof productDetail>

/** The amount to add, never the absolute stock. */
const stockToAdd = z.int('增加库存必须是整数').min(0, '增加库存不能为负数').max(MAX_STOCK, '增加库存过大')

/** Two thousand SKUs and a long description. */
const MAX_FORM = 4 * 1024 * 1024

const PAGE = '/product/list'
const BASE = '/admin/merchant/product'

export const productApi = area(
  'product',
  {
    list: get(`${BASE}/list`, {
      title: '商品分页列表',
      permission: 'merchant:product:page:list',
      query: pageQuery.extend({ ...productFilter.shape, sort: productOrder.optional() }),
      reply: pageOf(productRow),
    }),
    tabs: get(`${BASE}/tabs/headers`, {
      title: '查看各状态的商品数量',
      permission: 'merchant:product:tabs:headers',
      query: productFilter.omit({ type: true }),
      // Of 全部 clients of this API know nothing; it is the sum of some of these.
      reply: z.array(z.object({ type: z.literal(countedTabs), count: z.int() })),
    }),
    info: get(`${BASE}/info/{id}`, {
      title: '查看商品详情',
      permission: 'merchant:product:info',
      reply: productDetail,
    }),
    auditSwitch: get(`${BASE}/audit/switch/info`, {
      title: '商品审核开关',
      permission: 'merchant:product:audit:switch:info',
      everyRole: true,
      reply: z.object({ isSwitch: z.boolean(), productSwitch: z.boolean() }),
    }),
    save: post(`${BASE}/save`, {
      title: '添加商品',
      permission: 'merchant:product:save',
      body: productDraft,
      maxBody: MAX_FORM,
      /** `type`: the tab that it stands in now. */
      reply: z.object({ id, type: z.literal(countedTabs) }),
      operation: 'add',
    }),
    update: post(`${BASE}/update`, {
      title: '编辑商品',
      permission: 'merchant:product:update',
      body: productChange,
      maxBody: MAX_FORM,
      reply: done,
    }),
    delete: post(`${BASE}/delete`, {
      title: '删除商品',
      permission: 'merchant:product:delete',
      body: z.object({ id, type: z.enum(['recycle', 'delete'], { error: '未知的删除类型' }) }),
      reply: done,
      operation: 'remove',
    }),
    restore: post(`${BASE}/restore/{id}`, {
      title: '恢复商品',
      permission: 'merchant:product:restore',
      reply: done,
    }),
    submit: post(`${BASE}/submit/audit/{id}`, {
      title: '提交审核',
      permission: 'merchant:product:submit:audit',
      body: z.object({ isAutoUp: z.boolean().optional() }),
      reply: done,
    }),
    up: post(`${BASE}/up/{id}`, { title: '上架商品', permission: 'merchant:product:up', reply: done }),
    down: post(`${BASE}/down/{id}`, { title: '下架商品', permission: 'merchant:product:down', reply: done }),
    addStock: post(`${BASE}/quick/stock/add`, {
      title: '编辑库存',
      permission: 'merchant:product:quick:stock:add',
      body: z.object({
        id,
        attrValueList: z
          .array(z.object({ id, stock: stockToAdd }))
          .min(1, '请选择商品规格')
          .max(2000, '商品规格过多'),
      }),
      reply: done,
    }),
    ledger: get(`${BASE}/stock/ledger`, {
      title: '查看库存流水',
      permission: 'merchant:product:stock:ledger',
      query: stockLedgerQuery,
      reply: pageOf(stockMovement),
    }),
    editFreely: post(`${BASE}/review/free/edit`, {
      title: '免审编辑',
      permission: 'merchant:product:review:free:edit',
      body: z.object({
        id,
        cateId: wholeProductDraft.shape.cateId,
        attrValue: z.array(skuAmounts).min(1, '规格数量不一致').max(2000, '商品规格过多'),
        version: z.int().optional(),
      }),
      reply: done,
    }),
    editSort: post(`${BASE}/edit/sort`, {
      title: '修改商品排序',
      permission: 'merchant:product:edit:sort',
      body: z.object({ id, sort: productDraft.shape.sort }),
      reply: done,
    }),
    pick: get(`${BASE}/activity/search/page`, {
      title: '商品搜索分页列表',
      permission: 'merchant:product:activity:search:page',
      everyRole: true,
      query: pickerQuery,
      reply: pageOf(pickerRow),
    }),
    /** The name under which existing clients look for products of an activity. */
    pickForMarketing: get(`${BASE}/marketing/search/page`, {
      title: '商品搜索分页列表',
      permission: 'merchant:product:marketing:search:page',
      everyRole: true,
      query: pickerQuery,
      reply: pageOf(pickerRow),
    }),
  },
  PAGE,
)
