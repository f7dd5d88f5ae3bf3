import { findPlatformCategory, isBrandOf, shownGuarantees } from '#features/platform-goods/public'
import { lockSharedShippingTemplate } from '#features/shipping/public'
import { lockSharedStoreCategories } from '#features/store-categories/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'

/** References of a product to other records. */
interface References {
  readonly tempId: number
  readonly cateId: readonly number[]
  readonly categoryId: number
  readonly brandId: number
  readonly guaranteeIds: readonly number[]
}

const THIRD_LEVEL = 3

/**
 * Checks that all references are the merchant's own or offered by the platform, and locks them until the transaction
 * ends. References from `before` stay valid even if the platform hides them now; a deleted category must be replaced.
 */
export async function checkReferences(db: MerchantDb, after: References, before?: References) {
  if (!(await lockSharedShippingTemplate(db, after.tempId))) refuse('运费模板不存在', { code: 6501, field: 'tempId' })
  if (!(await lockSharedStoreCategories(db, after.cateId)))
    refuse('商户商品分类不存在', { code: 6203, field: 'cateId' })
  const category = await findPlatformCategory(db, after.categoryId)
  if (!category?.isShow) refuse('商品平台分类不存在', { code: 6201, field: 'categoryId' })
  if (category?.level !== THIRD_LEVEL) refuse('必须选择商品平台第三级分类', { field: 'categoryId' })
  const keepsBrand = before?.brandId === after.brandId && before.categoryId === after.categoryId
  if (!keepsBrand && !(await isBrandOf(db, after.brandId, after.categoryId))) {
    refuse('商品品牌不存在', { code: 6702, field: 'brandId' })
  }
  const added = after.guaranteeIds.filter((id) => !before?.guaranteeIds.includes(id))
  if ((await shownGuarantees(db, added)).length < added.length) {
    refuse('商品保障服务不存在', { code: 6803, field: 'guaranteeIds' })
  }
}
