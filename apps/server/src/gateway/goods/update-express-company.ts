import type { expressGateway } from '@zhanggui/contract/gateway/express'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { present } from '@zhanggui/domain/kernel/present'
import { lockCompany, updateCompany } from '#features/express/public'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'

export function updateExpressCompany(
  { inPlatform, now }: GatewayContext,
  { id, ...change }: InputOf<typeof expressGateway.update>,
) {
  return inPlatform(async (db) => {
    const company = (await lockCompany(db, id)) ?? refuse('快递公司不存在', { code: 7905 })
    await updateCompany(db, id, { ...company, ...present(change) }, now)
    return null
  })
}
