import type { categoryGateway } from '@zhanggui/contract/gateway/category'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { present } from '@zhanggui/domain/kernel/present'
import { lockPlatformCategory, updatePlatformCategory as updateRow } from '#features/platform-goods/public'
import { isDuplicate } from '#platform/db/duplicate'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'

export function updatePlatformCategory(
  { inPlatform, now }: GatewayContext,
  { id, ...change }: InputOf<typeof categoryGateway.update>,
) {
  return inPlatform(async (db) => {
    const category = (await lockPlatformCategory(db, id)) ?? refuse('商品平台分类不存在', { code: 6201 })
    const { name, icon, sort, isShow } = { ...category, ...present(change) }
    await updateRow(db, id, { name, icon, sort, isShow }, now)
    return null
  }).catch((error: unknown) => {
    if (isDuplicate(error, 'platform_category_name')) refuse('分类名称已存在', { field: 'name' })
    throw error
  })
}
