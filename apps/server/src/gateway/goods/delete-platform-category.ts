import {
  deletePlatformCategory as deleteRow,
  hasCategoriesBelow,
  lockPlatformCategory,
} from '#features/platform-goods/public'
import { isPlatformCategoryUsed } from '#features/products/public'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'

/** The usage check runs in its own transaction: a cluster cannot write a reference table after a cross-shard query. */
export async function deletePlatformCategory({ inPlatform, now }: GatewayContext, { id }: { id: number }) {
  const isUsed = await inPlatform((db) => isPlatformCategoryUsed(db, id))
  return inPlatform(async (db) => {
    if (!(await lockPlatformCategory(db, id))) refuse('商品平台分类不存在', { code: 6201 })
    if (await hasCategoriesBelow(db, id)) refuse('该分类下有子分类，请先删除子分类')
    if (isUsed) refuse('商品分类已使用', { code: 6202 })
    await deleteRow(db, id, now)
    return null
  })
}
