import type { brandGateway } from '@zhanggui/contract/gateway/brand'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { present } from '@zhanggui/domain/kernel/present'
import { lockBrand, replaceBrandCategories, updateBrandRow } from '#features/platform-goods/public'
import { isDuplicate } from '#platform/db/duplicate'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'
import { checkLeaves } from './check-leaves.ts'

export function updateBrand(
  { inPlatform, now }: GatewayContext,
  { id, categoryIds, ...change }: InputOf<typeof brandGateway.update>,
) {
  return inPlatform(async (db) => {
    const brand = (await lockBrand(db, id)) ?? refuse('商品品牌不存在', { code: 6702 })
    if (categoryIds) {
      await checkLeaves(db, categoryIds)
      await replaceBrandCategories(db, id, categoryIds)
    }
    const { id: _, ...after } = { ...brand, ...present(change) }
    await updateBrandRow(db, id, after, now)
    return null
  }).catch((error: unknown) => {
    if (isDuplicate(error, 'brand_name')) refuse('品牌名称已存在', { field: 'name' })
    throw error
  })
}
