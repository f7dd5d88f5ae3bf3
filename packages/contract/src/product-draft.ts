import { isFileAddress } from '@zhanggui/domain/kernel/file-address'
import { productType } from '@zhanggui/domain/product/product-codes'
import { MOST_STOCK } from '@zhanggui/domain/product/stock-rules'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { z } from 'zod'
import { yuan } from './kernel/codecs.ts'
import { id } from './kernel/endpoint.ts'
import { idList } from './kernel/fields.ts'
import { text } from './kernel/shapes.ts'

/** 999 999.99 yuan (sheet: the form's own range). */
const LARGEST_PRICE: Fen = toFen(99_999_999)

const price = (label: string) =>
  yuan
    .refine((value) => value >= 0, `${label}不能为负数`)
    .refine((value) => value <= LARGEST_PRICE, `${label}不能超过999999.99`)
const stock = z.int('库存必须是整数').min(0, '库存不能为负数').max(MOST_STOCK, `库存不能超过${MOST_STOCK}`)

/** Kilograms with grams as the smallest step, cubic metres with cubic centimetres: whole numbers inside. */
const measure = (label: string, decimals: number, largest: number) =>
  z
    .number({ error: `${label}不能为空` })
    .min(0, `${label}不能为负数`)
    .max(largest, `${label}过大`)
    .refine((value) => Math.round(value * 10 ** decimals) / 10 ** decimals === value, {
      message: `${label}最多${decimals}位小数`,
    })

const picture = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(255, '图片地址过长')
    .refine((address) => address === '' || isFileAddress(address), '图片地址不正确')

/** `{"颜色":"红","尺码":"S"}` */
const combination = z.string({ error: '商品属性详情不能为空' }).max(1000, '商品规格过长')

export const skuDraft = z.object({
  /** Absent or 0 = new. */
  id: z.int().min(0).optional(),
  attrValue: combination,
  image: picture('商品规格属性图片不能为空'),
  price: price('售价'),
  otPrice: price('原价'),
  cost: price('成本价'),
  stock,
  /** What the form had loaded: with it only the difference is applied, so that sales in between are not undone. */
  loadedStock: z.int().optional(),
  weight: measure('重量', 3, 99_999),
  volume: measure('体积', 6, 99_999),
  barCode: z.string().trim().max(40, '商品编号不能超过40个字符').default(''),
})
export type SkuDraft = z.output<typeof skuDraft>

/** What may change without a new review. */
export const skuAmounts = skuDraft.pick({ price: true, stock: true, loadedStock: true }).extend({ id })

export const skuRow = z.object({
  id: z.int(),
  /** The values joined by a comma, in the order of the specs. */
  sku: z.string(),
  attrValue: z.string(),
  image: z.string(),
  price: yuan,
  otPrice: yuan,
  cost: yuan,
  stock: z.int(),
  sales: z.int(),
  weight: z.number(),
  volume: z.number(),
  barCode: z.string(),
})
export type SkuRow = z.output<typeof skuRow>

/** `attrValues` is comma-joined; a JSON text list where a value has a comma itself. */
const specDraft = z.object({
  id: z.int().min(0).optional(),
  attrName: text('规格名称', { max: 32 }),
  attrValues: z.string({ error: '规格值不能为空' }).min(1, '规格值不能为空').max(4000, '规格值过长'),
})
export const specRow = z.object({ id: z.int(), attrName: z.string(), attrValues: z.string() })

/** Every field that staff may fill (sheet 2.2). Whether ids are the merchant's own is for the server to find out. */
const productFields = z.object({
  type: z.literal(productType.codes, { error: '未知的商品类型' }),
  image: picture('商品图片不能为空'),
  /** JSON text list; a main video's address stands first. */
  sliderImage: z.string({ error: '轮播图不能为空' }).min(3, '轮播图不能为空').max(4000, '轮播图过多'),
  name: text('商品名称', { max: 128 }),
  intro: text('商品简介', { max: 256 }),
  keyword: z.string().trim().max(255, '关键字长度不能超过255个字符'),
  cateId: idList('商户商品分类'),
  categoryId: id,
  /** 0 = 其他 */
  brandId: z.int({ error: '品牌id不能为空' }).min(0),
  guaranteeIds: z
    .string()
    .regex(/^(?:\d{1,15}(?:,\d{1,15})*)?$/, '保障服务格式不正确')
    .max(1000, '保障服务过多'),
  unitName: text('单位名称', { max: 32 }),
  tempId: id,
  sort: z.int({ error: '排序范围为0~9999' }).min(0, '排序范围为0~9999').max(9999, '排序范围为0~9999'),
  specType: z.boolean({ error: '商品规格类型不能为空' }),
  deliveryMethod: z.enum(['1', '2', '1,2'], { error: '请选择配送方式' }),
  attr: z.array(specDraft).min(1, '商品属性不能为空').max(5, '最多5个规格'),
  content: z.string().max(200_000, '商品详情过长'),
})

const intent = {
  /** On the shelf as soon as nothing stands against it. */
  isAutoUp: z.boolean().default(false),
  isAutoSubmitAudit: z.boolean().default(false),
}

const { type, keyword, guaranteeIds, sort, content } = productFields.shape

export const productDraft = productFields.extend({
  type: type.default(productType.is.ordinary),
  keyword: keyword.default(''),
  guaranteeIds: guaranteeIds.default(''),
  sort: sort.default(0),
  content: content.default(''),
  attrValue: z.array(skuDraft).min(1, '商品属性详情不能为空').max(2000, '规格组合不能超过2000个'),
  ...intent,
})
export type ProductDraft = z.output<typeof productDraft>

/**
 * What is not sent stays as it is. `attrValue` replaces all SKUs; `skuChanges` names only those that differ, so that one
 * price among two thousand travels and is written alone.
 */
export const productChange = productFields.partial().extend({
  id,
  version: z.int().optional(),
  attrValue: z.array(skuDraft).min(1, '商品属性详情不能为空').max(2000, '规格组合不能超过2000个').optional(),
  skuChanges: z
    .object({
      put: z.array(skuDraft).max(2000, '规格组合不能超过2000个'),
      removed: z.array(id).max(2000, '规格组合不能超过2000个'),
    })
    .optional(),
  ...intent,
})
export type ProductChange = z.output<typeof productChange>
