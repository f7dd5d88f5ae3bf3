import { checkGiftCoupons } from '../../gift-coupon.sql.ts'
import { findPlatformCategory, isBrandOf, shownGuarantees } from '#features/platform-goods/public'
import { lockSharedShippingTemplate } from '#features/shipping/public'
import { lockSharedStoreCategories } from '#features/store-categories/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'

/** References of a product to other records; null while still to be chosen. */
interface References {
  readonly tempId: number | null
  readonly cateId: readonly number[]
  readonly categoryId: number | null
  readonly brandId: number | null
  readonly guaranteeIds: readonly number[]
  readonly couponIds: readonly number[]
}

const THIRD_LEVEL = 3

/**
 * Checks that all references are the merchant's own or offered by the platform, and locks them until the transaction
 * ends. References from `before` stay valid even if the platform hides them now; a deleted category must be replaced.
 */
export async function checkReferences(db: MerchantDb, after: References, before?: References) {
  const { tempId, cateId, categoryId } = after
  if (tempId !== null && !(await lockSharedShippingTemplate(db, tempId)))
    refuse('运费模板不存在', { code: 6501, field: 'tempId' })
  if (!(await lockSharedStoreCategories(db, cateId))) refuse('商户商品分类不存在', { code: 6203, field: 'cateId' })
  if (categoryId !== null) await checkCategory(db, categoryId)
  await checkBrand(db, after, before)
  const added = after.guaranteeIds.filter((id) => !before?.guaranteeIds.includes(id))
  if ((await shownGuarantees(db, added)).length < added.length) {
    refuse('商品保障服务不存在', { code: 6803, field: 'guaranteeIds' })
  }
  await checkGiftCoupons(db, after.couponIds)
}

async function checkCategory(db: MerchantDb, id: number) {
  const category = await findPlatformCategory(db, id)
  if (!category?.isShow) refuse('商品平台分类不存在', { code: 6201, field: 'categoryId' })
  if (category?.level !== THIRD_LEVEL) refuse('必须选择商品平台第三级分类', { field: 'categoryId' })
}

/** The platform offers a brand in some categories only. */
async function checkBrand(db: MerchantDb, { brandId, categoryId }: References, before: References | undefined) {
  if (brandId === null || (before?.brandId === brandId && before.categoryId === categoryId)) return
  if (!(await isBrandOf(db, brandId, categoryId ?? 0))) refuse('商品品牌不存在', { code: 6702, field: 'brandId' })
}
