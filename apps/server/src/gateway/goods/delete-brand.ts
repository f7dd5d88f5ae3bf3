import { deleteBrandRow, lockBrand } from '#features/platform-goods/public'
import { isBrandUsed } from '#features/products/public'
import { inPlatform } from '#platform/db/platform-db'
import type { Pool } from '#platform/db/pool'
import { refuse } from '#platform/http/refusals'

export function deleteBrand(pool: Pool, { id }: { id: number }, now: Date) {
  return inPlatform(pool, async (db) => {
    if (!(await lockBrand(db, id))) refuse('商品品牌不存在', { code: 6702 })
    if (await isBrandUsed(db, id)) refuse('商品品牌已使用', { code: 6701 })
    await deleteBrandRow(db, id, now)
    return null
  })
}
