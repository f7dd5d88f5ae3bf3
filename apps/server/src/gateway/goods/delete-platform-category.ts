import {
  deletePlatformCategory as deleteRow,
  hasCategoriesBelow,
  lockPlatformCategory,
} from '#features/platform-goods/public'
import { isPlatformCategoryUsed } from '#features/products/public'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'

/** Whether it is used is asked in a transaction of its own: after a look at all merchants a cluster changes no shared table. */
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
