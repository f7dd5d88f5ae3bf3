import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { logApi } from '@zhanggui/contract/log'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import type { OperationStatus, OperationType } from '@zhanggui/domain/audit/operation-codes'
import { sql } from 'kysely'
import { contains, within } from '#platform/db/contains'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MOST_COUNTED, type PageWindow } from '#platform/db/page-window'

type LogFilter = FilterOf<typeof logApi.sensitive>

const logFilter = (now: Date): FilterSql<LogFilter> => ({
  adminAccount: (typed) => contains('account', typed),
  // Written out, so that the index of failed calls fits.
  status: (status) => (status === '1' ? sql`status = 1` : sql`status = 0`),
  methodType: (type) => sql`operation = ${type}`,
  description: (typed) => contains('description', typed),
  dateLimit: (limit) => within('created_at', limit, now),
})

export async function listLog(db: MerchantDb, filter: LogFilter, { limit, offset }: PageWindow, now: Date) {
  const lines = db.q
    .selectFrom('sensitive_log')
    .where('mer_id', '=', db.merId)
    .where(passes(logFilter(now), filter))
  const list = await lines
    .select([
      'id',
      'admin_id as adminId',
      'account as adminAccount',
      'description',
      'created_at as createTime',
      'address as ip',
      'method',
      'url',
      'http_method as requestMethod',
      'params as requestParam',
      'result',
      'error as errorMsg',
      sql<OperationStatus>`status`.as('status'),
      sql<OperationType>`operation`.as('methodType'),
      sql<Change[]>`changes`.as('changes'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db.q
    .selectFrom(lines.select('id').limit(MOST_COUNTED).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { list, total }
}
