import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'

interface TeamFilter {
  readonly tagId?: number | undefined
  readonly assigneeId?: number | undefined
}

/** Refuses a tag and a colleague that this shop does not have, as if there were none. */
export async function checkTeamFilter(db: MerchantDb, { tagId, assigneeId }: TeamFilter): Promise<void> {
  if (tagId !== undefined && !(await isThere(db, 'order_tag', tagId))) missing('标签不存在')
  if (assigneeId && !(await isThere(db, 'admin', assigneeId))) missing('负责人不存在')
}

const isThere = ({ q, merId }: MerchantDb, table: 'order_tag' | 'admin', id: number) =>
  q.selectFrom(table).select('id').where('mer_id', '=', merId).where('id', '=', id).executeTakeFirst()
