import { deleteGuaranteeRow, lockGuarantee } from '#features/platform-goods/public'
import { inPlatform } from '#platform/db/platform-db'
import type { Pool } from '#platform/db/pool'
import { refuse } from '#platform/http/refusals'

export function deleteGuarantee(pool: Pool, { id }: { id: number }, now: Date) {
  return inPlatform(pool, async (db) => {
    if (!(await lockGuarantee(db, id))) refuse('商品保障服务不存在', { code: 6803 })
    await deleteGuaranteeRow(db, id, now)
    return null
  })
}
