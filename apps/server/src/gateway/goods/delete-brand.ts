import { deleteBrandRow, lockBrand } from '#features/platform-goods/public'
import { isBrandUsed } from '#features/products/public'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'

/** The usage check runs in its own transaction: a cluster cannot write a reference table after a cross-shard query. */
export async function deleteBrand({ inPlatform, now }: GatewayContext, { id }: { id: number }) {
  const isUsed = await inPlatform((db) => isBrandUsed(db, id))
  return inPlatform(async (db) => {
    if (!(await lockBrand(db, id))) refuse('商品品牌不存在', { code: 6702 })
    if (isUsed) refuse('商品品牌已使用', { code: 6701 })
    await deleteBrandRow(db, id, now)
    return null
  })
}
