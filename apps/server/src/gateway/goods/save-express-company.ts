import type { expressGateway } from '@zhanggui/contract/gateway/express'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { insertCompany } from '#features/express/public'
import { inPlatform } from '#platform/db/platform-db'
import { refuse } from '#platform/http/refusals'
import type { Platform } from '#platform/platform'

export function saveExpressCompany(
  { pool, ids }: Platform,
  { code, name, sort = 0, isShow = true, printsWaybills = false }: InputOf<typeof expressGateway.save>,
  now: Date,
) {
  return inPlatform(pool, async (db) => {
    const id = await ids.next()
    const isFree = await insertCompany(db, { id, code, name, sort, isShow, printsWaybills }, now)
    if (!isFree) refuse('物流公司编码已存在', { field: 'code' })
    return { id }
  })
}
