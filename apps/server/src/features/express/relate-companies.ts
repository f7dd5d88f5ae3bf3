import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { expressApi } from '@zhanggui/contract/express'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { listByCodes, listChosen, lockChoice, putChosen } from './shop-express.sql.ts'

/** Sets the companies that the shop uses, and its default. */
export async function relateCompanies(
  { db, recordChanges }: StaffContext,
  { expressCodes, defaultCode }: InputOf<typeof expressApi.relate>,
): Promise<null> {
  await lockChoice(db)
  const companies = await listByCodes(db, expressCodes)
  if (companies.length < new Set(expressCodes).size) refuse('未找到快递公司', { field: 'expressCodes' })
  const before = await describeChoice(db)
  await putChosen(db, companies, defaultCode)
  const after = await describeChoice(db)
  recordChanges(
    changesBetween({ 物流公司: [before.names, after.names], 默认物流公司: [before.usual, after.usual] }),
    '物流公司',
  )
  return null
}

async function describeChoice(db: MerchantDb) {
  const chosen = await listChosen(db)
  return {
    names: chosen.length === 0 ? '全部' : chosen.map(({ name }) => name).join('、'),
    usual: chosen.find(({ isDefault }) => isDefault)?.name ?? '',
  }
}
