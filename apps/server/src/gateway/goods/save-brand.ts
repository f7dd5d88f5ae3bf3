import type { brandGateway } from '@zhanggui/contract/gateway/brand'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { insertBrand, replaceBrandCategories } from '#features/platform-goods/public'
import { inPlatform } from '#platform/db/platform-db'
import { refuse } from '#platform/http/refusals'
import type { Platform } from '#platform/platform'
import { checkLeaves } from './check-leaves.ts'

export function saveBrand(
  { pool, ids }: Platform,
  { name, icon = '', sort = 0, isShow = true, categoryIds = [] }: InputOf<typeof brandGateway.save>,
  now: Date,
) {
  return inPlatform(pool, async (db) => {
    const id = await ids.next()
    await checkLeaves(db, categoryIds)
    if (!(await insertBrand(db, { id, name, icon, sort, isShow }, now))) refuse('品牌名称已存在', { field: 'name' })
    await replaceBrandCategories(db, id, categoryIds)
    return { id }
  })
}
