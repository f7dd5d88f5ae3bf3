import type { Fen } from '@zhanggui/domain/kernel/money'
import {
  type DraftReview,
  draftReview,
  qualificationNeed,
  type VideoShelf,
  videoShelf,
} from '@zhanggui/domain/video/video-codes'
import { z } from 'zod'
import { answerOf } from './answer.ts'
import { SPU_MISSING } from './social-codes.ts'
import { type SocialChannel, SocialError, type SocialFile } from './social-port.ts'

const BASE = '/shop/spu'

export interface ShopSku {
  readonly id: number
  readonly label: string
  readonly image: string
  readonly price: Fen
  readonly marketPrice: Fen
  readonly stock: number
  readonly barCode: string
  readonly values: Readonly<Record<string, string>>
}

/** Goods as the social platform takes them; pictures lie at addresses of its own. */
export interface ShopSpu {
  /** Our own number, by which the goods are found again whose answer was lost. */
  readonly outId: string
  readonly title: string
  readonly page: string
  readonly headImages: readonly string[]
  readonly qualificationImages: readonly string[]
  readonly description: string
  readonly categoryId: number
  readonly brandId: number
  readonly skus: readonly ShopSku[]
}

const fieldsOf = (spu: ShopSpu) => ({
  out_product_id: spu.outId,
  title: spu.title,
  path: spu.page,
  head_img: spu.headImages,
  qualification_pics: spu.qualificationImages,
  desc_info: { desc: spu.description },
  third_cat_id: spu.categoryId,
  brand_id: spu.brandId,
  info_version: '1',
  skus: spu.skus.map((sku) => ({
    out_product_id: spu.outId,
    out_sku_id: String(sku.id),
    thumb_img: sku.image,
    sale_price: sku.price,
    market_price: sku.marketPrice,
    stock_num: sku.stock,
    barcode: sku.barCode,
    sku_attrs: Object.entries(sku.values).map(([name, value]) => ({ attr_key: name, attr_value: value })),
  })),
})

/** Their number may come as text. */
const number = z.union([z.string().min(1), z.int()]).transform(String)
const sent = z.object({ data: z.object({ product_id: number }) })

/** Adds goods and begins their review; answers the social platform's number of them. */
export const addSpu = async (channel: SocialChannel, spu: ShopSpu): Promise<string> =>
  answerOf(sent, await channel.call(`${BASE}/add`, fieldsOf(spu))).data.product_id

/** Changes goods and begins another review; what was approved is sold until it has ended. */
export const updateSpu = async (channel: SocialChannel, spu: ShopSpu): Promise<string> =>
  answerOf(sent, await channel.call(`${BASE}/update`, fieldsOf(spu))).data.product_id

const stored = z.object({
  spu: z.object({
    product_id: number,
    status: z.literal(videoShelf.codes).catch(videoShelf.is.initial),
    edit_status: z.literal(draftReview.codes),
    audit_info: z.object({ reject_reason: z.string().default('') }).default({ reject_reason: '' }),
  }),
})

export interface StoredSpu {
  readonly channelId: string
  readonly shelf: VideoShelf
  readonly review: DraftReview
  readonly refusal: string
}

/** What the social platform has of these goods; undefined where it does not know them. */
export async function findSpu(channel: SocialChannel, outId: string): Promise<StoredSpu | undefined> {
  const asked = { out_product_id: outId, need_edit_spu: 1 }
  const answer = await unlessMissing(channel.call(`${BASE}/get`, asked, { isRepeatable: true }))
  if (answer === undefined) return undefined
  const { spu } = answerOf(stored, answer)
  return {
    channelId: spu.product_id,
    shelf: spu.status,
    review: spu.edit_status,
    refusal: spu.audit_info.reject_reason,
  }
}

export async function listSpu(channel: SocialChannel, outId: string): Promise<void> {
  await channel.call(`${BASE}/listing`, { out_product_id: outId }, { isRepeatable: true })
}

/** Goods that are not there count as taken down. */
export async function delistSpu(channel: SocialChannel, outId: string): Promise<void> {
  await unlessMissing(channel.call(`${BASE}/delisting`, { out_product_id: outId }, { isRepeatable: true }))
}

/** Goods that are not there count as removed. */
export async function removeSpu(channel: SocialChannel, outId: string): Promise<void> {
  await unlessMissing(channel.call(`${BASE}/del`, { out_product_id: outId }, { isRepeatable: true }))
}

async function unlessMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof SocialError && error.code === SPU_MISSING) return undefined
    throw error
  }
}

const exchanged = z.object({ img_info: z.object({ temp_img_url: z.url({ protocol: /^https?$/ }) }) })

/** The address of a copy that lives for three days. */
export const uploadShopImage = async (channel: SocialChannel, file: SocialFile): Promise<string> =>
  answerOf(exchanged, await channel.upload('/shop/img/upload?resp_type=1&upload_type=0', file)).img_info.temp_img_url

const need = z.literal(qualificationNeed.codes).catch(qualificationNeed.is.none)
const categories = z.object({
  third_cat_list: z.array(
    z.object({
      third_cat_id: z.int(),
      third_cat_name: z.string(),
      second_cat_id: z.int(),
      second_cat_name: z.string(),
      first_cat_id: z.int(),
      first_cat_name: z.string(),
      qualification: z.string().default(''),
      qualification_type: need,
      product_qualification: z.string().default(''),
      product_qualification_type: need,
    }),
  ),
})

/** Every third-level category, with the two above it. */
export async function listShopCategories(channel: SocialChannel) {
  const { third_cat_list: list } = answerOf(categories, await channel.call('/shop/cat/get', {}, { isRepeatable: true }))
  return list.map((row) => ({
    thirdCatId: row.third_cat_id,
    thirdCatName: row.third_cat_name,
    secondCatId: row.second_cat_id,
    secondCatName: row.second_cat_name,
    firstCatId: row.first_cat_id,
    firstCatName: row.first_cat_name,
    qualification: row.qualification,
    qualificationType: row.qualification_type,
    productQualification: row.product_qualification,
    productQualificationType: row.product_qualification_type,
  }))
}
