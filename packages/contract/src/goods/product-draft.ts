import { isFileAddress } from '@zhanggui/domain/kernel/file/file-address'
import { KEYWORDS_LENGTH } from '@zhanggui/domain/kernel/text/keyword-list'
import { deliveryMethod, productType } from '@zhanggui/domain/product/product-codes'
import { single } from '@zhanggui/domain/product/sku/sku-rules'
import { z } from 'zod'
import { codeList, codeListOrBlank, csvUpTo, idList, idListOrBlank, jsonList } from '../kernel/codecs.ts'
import { id } from '../kernel/endpoint.ts'
import { picture, pictureOrBlank } from '../kernel/fields.ts'
import { text, textOrBlank } from '../kernel/shapes.ts'
import { skuDraft, specDraft, wholeSkuDraft } from './sku.ts'

/** Characters of the rich text, markup and all. */
export const MAX_DESCRIPTION_LENGTH = 200_000

/** A JSON text list on the wire; a main video's address stands first. */
const slides = jsonList(z.string().trim().min(1), {
  malformed: '轮播图格式不正确',
  blank: '轮播图不能为空',
  longest: 4000,
  tooLong: '轮播图过多',
}).check(({ value, issues }) => {
  const wrong = value.find((address) => !isFileAddress(address))
  if (wrong === undefined) return
  issues.push({ code: 'custom', message: `轮播图地址不正确：${wrong.slice(0, 50)}`, input: value })
})

/** Coupons that come with one product. */
export const MOST_GIFTS = 20
export const TOO_MANY_GIFTS = `一个商品最多赠送${MOST_GIFTS}张优惠券`

/** 0 = 其他 */
const brandId = z.int({ error: '品牌id不能为空' }).min(0)
const skusOf = <T extends z.ZodType>(sku: T) => z.array(sku).max(2000, '规格组合不能超过2000个')

/**
 * Every field that staff may fill (sheet 2.2), as far as it is filled: blank or null where something is still to be
 * chosen. Whether ids are the merchant's own is for the server to find out.
 */
const productFields = z.object({
  type: z.literal(productType.codes, { error: '未知的商品类型' }),
  image: pictureOrBlank,
  sliderImage: slides,
  name: text('商品名称', { max: 128 }),
  intro: textOrBlank('商品简介', { max: 256 }),
  keyword: csvUpTo(KEYWORDS_LENGTH, `关键字长度不能超过${KEYWORDS_LENGTH}个字符`),
  cateId: idListOrBlank('商户商品分类'),
  categoryId: id.nullable(),
  brandId: brandId.nullable(),
  guaranteeIds: idListOrBlank('保障服务').refine((list) => list.length <= 100, '保障服务过多'),
  /** What the buyer gets with it. */
  couponIds: idListOrBlank('优惠券').refine((list) => list.length <= MOST_GIFTS, TOO_MANY_GIFTS),
  unitName: textOrBlank('单位名称', { max: 32 }),
  tempId: id.nullable(),
  sort: z.int({ error: '排序范围为0~9999' }).min(0, '排序范围为0~9999').max(9999, '排序范围为0~9999'),
  specType: z.boolean({ error: '商品规格类型不能为空' }),
  deliveryMethod: codeListOrBlank(deliveryMethod.codes, '请选择配送方式'),
  /** Whether buyers may ask for their money back; only virtual goods may say no. */
  refundSwitch: z.boolean({ error: '请选择是否支持退款' }),
  attr: z.array(specDraft).max(5, '最多5个规格'),
  content: z.string().max(MAX_DESCRIPTION_LENGTH, '商品详情过长'),
})

const intent = {
  /** Goes on sale as soon as it may. */
  isAutoUp: z.boolean().default(false),
  isAutoSubmitAudit: z.boolean().default(false),
}

const { shape: field } = productFields

/** A new product. Its name is enough: half a product is kept as a draft, which can neither be submitted nor sold. */
export const productDraft = productFields.extend({
  type: field.type.default(productType.is.ordinary),
  image: field.image.default(''),
  sliderImage: field.sliderImage.default([]),
  intro: field.intro.default(''),
  keyword: field.keyword.default([]),
  cateId: field.cateId.default([]),
  categoryId: field.categoryId.default(null),
  brandId: field.brandId.default(null),
  guaranteeIds: field.guaranteeIds.default([]),
  couponIds: field.couponIds.default([]),
  unitName: field.unitName.default(''),
  tempId: field.tempId.default(null),
  sort: field.sort.default(0),
  specType: field.specType.default(false),
  deliveryMethod: field.deliveryMethod.default([]),
  refundSwitch: field.refundSwitch.default(true),
  attr: field.attr.default([single]),
  attrValue: skusOf(skuDraft).default([]),
  content: field.content.default(''),
  ...intent,
})
export type ProductDraft = z.output<typeof productDraft>

const wholeFields = {
  image: picture('商品图片不能为空'),
  sliderImage: slides.refine((list) => list.length > 0, '轮播图不能为空'),
  intro: text('商品简介', { max: 256 }),
  cateId: idList('商户商品分类'),
  categoryId: id,
  brandId,
  unitName: text('单位名称', { max: 32 }),
  tempId: id,
  deliveryMethod: codeList(deliveryMethod.codes, '请选择配送方式'),
  attr: field.attr.min(1, '商品规格不能为空'),
}

/** A new product that lacks nothing, as an import takes it in. */
export const wholeProductDraft = productDraft.extend({
  ...wholeFields,
  specType: field.specType,
  attrValue: skusOf(wholeSkuDraft).min(1, '规格明细不能为空'),
})
export type WholeProductDraft = z.output<typeof wholeProductDraft>

const changeOf = <Fields extends z.ZodRawShape>(fields: z.ZodObject<Fields>, sku: typeof skuDraft) =>
  fields.partial().extend({
    id,
    version: z.int().optional(),
    attrValue: skusOf(sku).optional(),
    skuChanges: z.object({ put: skusOf(sku), removed: z.array(id).max(2000, '规格组合不能超过2000个') }).optional(),
    ...intent,
    /** On sale and in need of a review: agreed that it is taken down by this change. */
    isAutoDown: z.boolean().optional(),
  })

/**
 * Partial: absent fields keep their value. `attrValue` replaces all SKUs; `skuChanges` has only those that differ, so
 * that one price among two thousand is sent and written alone.
 */
export const productChange = changeOf(productFields, skuDraft)
export type ProductChange = z.output<typeof productChange>

/** A change that takes nothing away that a product needs, as an import makes it. */
export const wholeProductChange = changeOf(productFields.extend(wholeFields), wholeSkuDraft)
