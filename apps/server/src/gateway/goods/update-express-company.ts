import type { expressGateway } from '@zhanggui/contract/gateway/express'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { present } from '@zhanggui/domain/kernel/present'
import { lockCompany, updateCompany } from '#features/express/public'
import { inPlatform } from '#platform/db/platform-db'
import type { Pool } from '#platform/db/pool'
import { refuse } from '#platform/http/refusals'

export function updateExpressCompany(pool: Pool, { id, ...change }: InputOf<typeof expressGateway.update>, now: Date) {
  return inPlatform(pool, async (db) => {
    const company = (await lockCompany(db, id)) ?? refuse('快递公司不存在', { code: 7905 })
    await updateCompany(db, id, { ...company, ...present(change) }, now)
    return null
  })
}
