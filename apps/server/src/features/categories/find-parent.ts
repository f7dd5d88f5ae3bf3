import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'
import { findCategory } from './category.sql.ts'

/** The own category of the same type that `pid` names; undefined for the top level. */
export async function findParent(db: MerchantDb, type: number, pid: number) {
  if (pid === 0) return undefined
  const parent = await findCategory(db, pid)
  return parent?.type === type ? parent : missing('上级分类不存在')
}
