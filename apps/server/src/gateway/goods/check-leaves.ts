import { countLeafCategories } from '#features/platform-goods/public'
import type { PlatformDb } from '#platform/db/platform-db'
import { refuse } from '#platform/http/refusals'

/** Brands stand in third-level categories, as products do. */
export async function checkLeaves(db: PlatformDb, categoryIds: readonly number[]) {
  const ids = [...new Set(categoryIds)]
  if ((await countLeafCategories(db, ids)) < ids.length) {
    refuse('必须选择商品平台第三级分类', { code: 6201, field: 'categoryIds' })
  }
}
