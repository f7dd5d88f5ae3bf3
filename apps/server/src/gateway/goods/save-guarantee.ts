import type { guaranteeGateway } from '@zhanggui/contract/gateway/guarantee'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { insertGuarantee } from '#features/platform-goods/public'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'

export function saveGuarantee(
  { inPlatform, newId, now }: GatewayContext,
  { name, content, icon = '', sort = 0, isShow = true }: InputOf<typeof guaranteeGateway.save>,
) {
  return inPlatform(async (db) => {
    const id = await newId()
    const isFree = await insertGuarantee(db, { id, name, content, icon, sort, isShow }, now)
    if (!isFree) refuse('保障服务名称已存在', { field: 'name' })
    return { id }
  })
}
