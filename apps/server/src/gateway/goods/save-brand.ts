import type { brandGateway } from '@zhanggui/contract/gateway/brand'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { insertBrand, replaceBrandCategories } from '#features/platform-goods/public'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'
import { checkLeaves } from './check-leaves.ts'

export function saveBrand(
  { inPlatform, newId, now }: GatewayContext,
  { name, icon = '', sort = 0, isShow = true, categoryIds = [] }: InputOf<typeof brandGateway.save>,
) {
  return inPlatform(async (db) => {
    const id = await newId()
    await checkLeaves(db, categoryIds)
    if (!(await insertBrand(db, { id, name, icon, sort, isShow }, now))) refuse('品牌名称已存在', { field: 'name' })
    await replaceBrandCategories(db, id, categoryIds)
    return { id }
  })
}
