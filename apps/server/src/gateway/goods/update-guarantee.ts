import type { guaranteeGateway } from '@zhanggui/contract/gateway/guarantee'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { present } from '@zhanggui/domain/kernel/present'
import { lockGuarantee, updateGuaranteeRow } from '#features/platform-goods/public'
import { isDuplicate } from '#platform/db/duplicate'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'

export function updateGuarantee(
  { inPlatform, now }: GatewayContext,
  { id, ...change }: InputOf<typeof guaranteeGateway.update>,
) {
  return inPlatform(async (db) => {
    const guarantee = (await lockGuarantee(db, id)) ?? refuse('商品保障服务不存在', { code: 6803 })
    const { id: _, ...after } = { ...guarantee, ...present(change) }
    await updateGuaranteeRow(db, id, after, now)
    return null
  }).catch((error: unknown) => {
    if (isDuplicate(error, 'guarantee_name')) refuse('保障服务名称已存在', { field: 'name' })
    throw error
  })
}
