import { isFileAddress } from '@zhanggui/domain/kernel/file/file-address'
import {
  brandReview,
  categoryReview,
  draftReview,
  NO_BRAND,
  qualificationNeed,
  shelfCause,
  videoShelf,
} from '@zhanggui/domain/video/video-codes'
import { MOST_PICTURES, whyNotVideoPrice } from '@zhanggui/domain/video/video-rules'
import { z } from 'zod'
import { MAX_DESCRIPTION_LENGTH } from '../goods/product-draft.ts'
import { pickedSku, specRow } from '../goods/sku.ts'
import { jsonList, shopTime, yuan } from '../kernel/codecs.ts'
import { id } from '../kernel/endpoint.ts'
import { obeys } from '../kernel/fields.ts'
import { text } from '../kernel/shapes.ts'
import { syncStatus } from '../social/sync.ts'

const chosen = (blank: string) =>
  z.coerce.number<number | string>({ error: blank }).int(blank).min(1, blank).max(Number.MAX_SAFE_INTEGER, blank)

/** A JSON text list on the wire. */
const pictures = (label: string, blank = `请上传${label}`) =>
  jsonList(z.string().trim().min(1).max(255), {
    malformed: `${label}格式不正确`,
    blank,
    longest: 2000,
    tooLong: `${label}过多`,
  })
    .refine((list) => list.length <= MOST_PICTURES, `最多选择${MOST_PICTURES}张图片！`)
    .refine((list) => list.every(isFileAddress), `${label}地址不正确`)

const shownPictures = jsonList(z.string(), { malformed: '图片格式不正确' })

const amount = (label: string) =>
  z.int(`${label}必须是整数`).min(0, `${label}不能为负数`).max(99_999, `${label}不能超过99999`)

/** What staff fill in; specs and stock are those of the main product. */
export const videoDraft = z.object({
  primaryProductId: chosen('请先选择主商品'),
  title: text('标题', { max: 249 }),
  headImg: pictures('商品轮播图', '轮播图不能为空').refine((list) => list.length > 0, '轮播图不能为空'),
  qualificationPics: pictures('商品资质图').default([]),
  thirdCatId: chosen('第三级类目不能为空'),
  brandId: id.default(NO_BRAND),
  tempId: chosen('运费模板不能为空'),
  unitName: text('单位', { max: 32, blank: '请输入单位' }),
  giveIntegral: amount('获得积分').default(0),
  /** Added to the pieces sold wherever buyers see them. */
  ficti: amount('虚拟销量').default(0),
  descInfo: z.string().max(MAX_DESCRIPTION_LENGTH, '商品详情过长').default(''),
  /** SKUs of the main product that are sold in the channel, at their price there. */
  attrValue: z
    .array(z.object({ id, price: yuan.check(obeys(whyNotVideoPrice)) }), { error: '请选择至少一个商品规格！' })
    .min(1, '请选择至少一个商品规格！')
    .max(2000, '商品规格过多'),
})
export type VideoDraft = z.output<typeof videoDraft>

/** What the lists of drafts and of approved products have in common. */
const shown = {
  id: z.int(),
  primaryProductId: z.int(),
  title: z.string(),
  headImg: shownPictures,
  thirdCatId: z.int(),
  /** The three levels, joined by a slash. */
  thirdCatName: z.string(),
  brandId: z.int(),
  brandWording: z.string(),
  giveIntegral: z.int(),
  ficti: z.int(),
  /** Of the main product; of its SKUs in the channel. */
  sales: z.int(),
  stock: z.int(),
}

export const draftRow = z.object({
  ...shown,
  /** The approved product, which has the number of its draft; 0 until there is one. */
  productId: z.int(),
  platformEditStatus: z.literal(draftReview.codes),
  editStatus: z.literal(draftReview.codes),
  /** Why the platform, or the social platform, has refused it. */
  platformStatusReason: z.string(),
  editStatusReason: z.string(),
  sync: syncStatus,
  version: z.int(),
  addTime: shopTime,
})
export type DraftRow = z.output<typeof draftRow>

const catInfo = z.object({
  firstCatId: z.int(),
  firstCatName: z.string(),
  secondCatId: z.int(),
  secondCatName: z.string(),
  thirdCatId: z.int(),
  thirdCatName: z.string(),
})

export const draftDetail = draftRow.extend({
  qualificationPics: shownPictures,
  tempId: z.int(),
  unitName: z.string(),
  descInfo: z.string(),
  specType: z.boolean(),
  attr: z.array(specRow),
  attrValue: z.array(pickedSku),
  catInfo: catInfo.nullable(),
})
export type DraftDetail = z.output<typeof draftDetail>

export const videoProductRow = z.object({
  ...shown,
  /** The social platform's number of it. */
  componentProductId: z.string(),
  status: z.literal(videoShelf.codes),
  platformStatus: z.literal(shelfCause.codes),
  /** Whether its draft is being changed. */
  isChanging: z.boolean(),
  sync: syncStatus,
  createTime: shopTime,
})
export type VideoProductRow = z.output<typeof videoProductRow>

export const videoProductDetail = videoProductRow.extend({
  descInfo: z.string(),
  skuList: z.array(
    z.object({
      skuId: z.int(),
      attrValueId: z.int(),
      sku: z.string(),
      /** Whole fen, as the social platform counts. */
      salePrice: z.int(),
      marketPrice: z.int(),
      stockNum: z.int(),
    }),
  ),
})

const need = z.literal(qualificationNeed.codes)
export const categoryNeeds = {
  qualification: z.string(),
  qualificationType: need,
  productQualification: z.string(),
  productQualificationType: need,
  status: z.literal(categoryReview.codes),
}

export const categoryLeaf = z.object({ value: z.int(), label: z.string(), ...categoryNeeds })
export type CategoryLeaf = z.output<typeof categoryLeaf>
const level = <T extends z.ZodType>(below: T) =>
  z.object({ value: z.int(), label: z.string(), children: z.array(below) })
export const categoryNodes = z.array(level(level(categoryLeaf)))

/** Existing clients read either pair of names. */
export const usableBrand = z.object({
  value: z.int(),
  label: z.string(),
  brandId: z.int(),
  brandWording: z.string(),
  status: z.literal(brandReview.codes),
})
