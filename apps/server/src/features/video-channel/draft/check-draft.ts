import type { VideoDraft } from '@zhanggui/contract/video/video-fields'
import { isVirtual } from '@zhanggui/domain/product/product-codes'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { NO_BRAND } from '@zhanggui/domain/video/video-codes'
import { whyNotCategory, whyNotQualified } from '@zhanggui/domain/video/video-rules'
import { findOwnPictures } from '#features/pictures/public'
import { listSkus } from '#features/products/public'
import { lockSharedShippingTemplate } from '#features/shipping/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse, refuseIf } from '#platform/http/refusals'
import { findUsableBrands } from '../reference/brand.sql.ts'
import { findCategories } from '../reference/category.sql.ts'
import { lockMainProduct } from './main-product.sql.ts'

/** Refuses whatever of a draft is not the shop's own, or not offered by the platform. */
export async function checkDraft(db: MerchantDb, draft: VideoDraft) {
  await checkMainProduct(db, draft.primaryProductId)
  await checkSkus(db, draft)
  if (!(await lockSharedShippingTemplate(db, draft.tempId))) {
    refuse('运费模板不存在', { code: 6501, field: 'tempId' })
  }
  await checkPlace(db, draft)
  await checkPictures(db, draft)
}

export async function checkMainProduct(db: MerchantDb, id: number) {
  const field = 'primaryProductId'
  const { code, message } = productRefusal.missing
  const product = (await lockMainProduct(db, id)) ?? refuse(message, { code, field })
  if (!product.isApproved) refuse('主商品未通过审核，不能在视频号销售', { field })
  if (isVirtual(product.type)) refuse('虚拟商品不能在视频号销售', { field })
}

async function checkSkus(db: MerchantDb, { primaryProductId, attrValue }: VideoDraft) {
  const own = new Set((await listSkus(db, [primaryProductId])).map(({ id }) => id))
  const asked = new Set(attrValue.map(({ id }) => id))
  const isOwn = asked.size === attrValue.length && attrValue.every(({ id }) => own.has(id))
  if (!isOwn) refuse('商品规格不存在', { field: 'attrValue' })
}

/** Where the draft is sold, and under which brand. */
export async function checkPlace(
  db: MerchantDb,
  { thirdCatId, brandId, qualificationPics }: Pick<VideoDraft, 'thirdCatId' | 'brandId' | 'qualificationPics'>,
) {
  const [[category], brands] = await Promise.all([findCategories(db, [thirdCatId]), findUsableBrands(db, [brandId])])
  if (!category) refuse('类目不存在', { field: 'thirdCatId' })
  else {
    refuseIf(whyNotCategory(category), { field: 'thirdCatId' })
    refuseIf(whyNotQualified(category, qualificationPics), { field: 'qualificationPics' })
  }
  if (brandId !== NO_BRAND && brands.length === 0) refuse('品牌不存在', { field: 'brandId' })
}

/** Only what lies in the shop's own library can be handed to the social platform. */
async function checkPictures(db: MerchantDb, { headImg, qualificationPics }: VideoDraft) {
  const own = await findOwnPictures(db, [...headImg, ...qualificationPics])
  const fields = { headImg, qualificationPics }
  for (const [field, addresses] of Object.entries(fields)) {
    if (addresses.some((address) => !own.has(address))) refuse('图片不存在，请从素材库选择', { field })
  }
}
