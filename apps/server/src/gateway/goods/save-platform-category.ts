import type { categoryGateway } from '@zhanggui/contract/gateway/category'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { insertPlatformCategory, lockPlatformCategory } from '#features/platform-goods/public'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'

const DEEPEST = 3

export function savePlatformCategory(
  { inPlatform, newId, now }: GatewayContext,
  { pid, name, icon = '', sort = 0, isShow = true }: InputOf<typeof categoryGateway.save>,
) {
  return inPlatform(async (db) => {
    const id = await newId()
    const parent = pid === 0 ? undefined : await lockPlatformCategory(db, pid)
    if (pid !== 0 && !parent) refuse('商品平台分类不存在', { code: 6201, field: 'pid' })
    const level = (parent?.level ?? 0) + 1
    if (level > DEEPEST) refuse('平台商品分类只支持三级分类', { field: 'pid' })
    const isFree = await insertPlatformCategory(db, { id, pid, level, name, icon, sort, isShow }, now)
    if (!isFree) refuse('分类名称已存在', { field: 'name' })
    return { id }
  })
}
