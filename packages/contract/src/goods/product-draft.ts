import { isFileAddress } from '@zhanggui/domain/kernel/file/file-address'
import { KEYWORDS_LENGTH } from '@zhanggui/domain/kernel/text/keyword-list'
import { deliveryMethod, productType } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'
import { codeList, csvUpTo, idList, idListOrBlank, jsonList } from '../kernel/codecs.ts'
import { id } from '../kernel/endpoint.ts'
import { picture } from '../kernel/fields.ts'
import { text } from '../kernel/shapes.ts'
import { skuDraft, specDraft } from './sku.ts'

/** Characters of the rich text, markup and all. */
export const MAX_DESCRIPTION_LENGTH = 200_000

/** A JSON text list on the wire; a main video's address stands first. */
const slides = jsonList(z.string().trim().min(1), {
  malformed: '轮播图格式不正确',
  blank: '轮播图不能为空',
  longest: 4000,
  tooLong: '轮播图过多',
})
  .refine((list) => list.length > 0, '轮播图不能为空')
  .check(({ value, issues }) => {
    const wrong = value.find((address) => !isFileAddress(address))
    if (wrong === undefined) return
    issues.push({ code: 'custom', message: `轮播图地址不正确：${wrong.slice(0, 50)}`, input: value })
  })

/** Every field that staff may fill (sheet 2.2). Whether ids are the merchant's own is for the server to find out. */
const productFields = z.object({
  type: z.literal(productType.codes, { error: '未知的商品类型' }),
  image: picture('商品图片不能为空'),
  sliderImage: slides,
  name: text('商品名称', { max: 128 }),
  intro: text('商品简介', { max: 256 }),
  keyword: csvUpTo(KEYWORDS_LENGTH, `关键字长度不能超过${KEYWORDS_LENGTH}个字符`),
  cateId: idList('商户商品分类'),
  categoryId: id,
  /** 0 = 其他 */
  brandId: z.int({ error: '品牌id不能为空' }).min(0),
  guaranteeIds: idListOrBlank('保障服务').refine((list) => list.length <= 100, '保障服务过多'),
  unitName: text('单位名称', { max: 32 }),
  tempId: id,
  sort: z.int({ error: '排序范围为0~9999' }).min(0, '排序范围为0~9999').max(9999, '排序范围为0~9999'),
  specType: z.boolean({ error: '商品规格类型不能为空' }),
  deliveryMethod: codeList(deliveryMethod.codes, '请选择配送方式'),
  attr: z.array(specDraft).min(1, '商品规格不能为空').max(5, '最多5个规格'),
  content: z.string().max(MAX_DESCRIPTION_LENGTH, '商品详情过长'),
})

const intent = {
  /** Goes on sale as soon as it may. */
  isAutoUp: z.boolean().default(false),
  isAutoSubmitAudit: z.boolean().default(false),
}

const { type, keyword, guaranteeIds, sort, content } = productFields.shape

export const productDraft = productFields.extend({
  type: type.default(productType.is.ordinary),
  keyword: keyword.default([]),
  guaranteeIds: guaranteeIds.default([]),
  sort: sort.default(0),
  content: content.default(''),
  attrValue: z.array(skuDraft).min(1, '规格明细不能为空').max(2000, '规格组合不能超过2000个'),
  ...intent,
})
export type ProductDraft = z.output<typeof productDraft>

/**
 * Partial: absent fields keep their value. `attrValue` replaces all SKUs; `skuChanges` has only those that differ, so
 * that one price among two thousand is sent and written alone.
 */
export const productChange = productFields.partial().extend({
  id,
  version: z.int().optional(),
  attrValue: z.array(skuDraft).min(1, '规格明细不能为空').max(2000, '规格组合不能超过2000个').optional(),
  skuChanges: z
    .object({
      put: z.array(skuDraft).max(2000, '规格组合不能超过2000个'),
      removed: z.array(id).max(2000, '规格组合不能超过2000个'),
    })
    .optional(),
  ...intent,
})
export type ProductChange = z.output<typeof productChange>
