import type { expressGateway } from '@zhanggui/contract/gateway/express'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { insertCompany } from '#features/express/public'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'

export function saveExpressCompany(
  { inPlatform, newId, now }: GatewayContext,
  { code, name, sort = 0, isShow = true, printsWaybills = false }: InputOf<typeof expressGateway.save>,
) {
  return inPlatform(async (db) => {
    const id = await newId()
    const isFree = await insertCompany(db, { id, code, name, sort, isShow, printsWaybills }, now)
    if (!isFree) refuse('物流公司编码已存在', { field: 'code' })
    return { id }
  })
}
