import { deleteGuaranteeRow, lockGuarantee } from '#features/platform-goods/public'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'

export function deleteGuarantee({ inPlatform, now }: GatewayContext, { id }: { id: number }) {
  return inPlatform(async (db) => {
    if (!(await lockGuarantee(db, id))) refuse('商品保障服务不存在', { code: 6803 })
    await deleteGuaranteeRow(db, id, now)
    return null
  })
}
