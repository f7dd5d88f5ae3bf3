import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { logApi } from '@zhanggui/contract/log'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import type { OperationStatus, OperationType } from '@zhanggui/domain/audit/operation-codes'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { contains, within } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MAX_COUNTED } from '#platform/db/page-window'

type LogFilter = FilterOf<typeof logApi.sensitive>

const logFilter = (now: Date): FilterSql<LogFilter> => ({
  adminAccount: (typed) => contains('account', typed),
  // A literal, so that the partial index of failed calls is used.
  status: (status) => (status === '1' ? sql`status = 1` : sql`status = 0`),
  methodType: (type) => sql`operation = ${type}`,
  description: (typed) => contains('description', typed),
  subject: (typed) => contains('subject', typed),
  dateLimit: (limit) => within('created_at', limit, now),
})

const lines = (db: MerchantDb) => db.q.selectFrom('sensitive_log').where('mer_id', '=', db.merId)
const newestFirst = (found: ReturnType<typeof linesOf>) => found.orderBy('created_at', 'desc').orderBy('id', 'desc')

const linesOf = (db: MerchantDb) =>
  lines(db).select([
    'id',
    'admin_id as adminId',
    'account as adminAccount',
    'description',
    'subject',
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

export const listLog = (db: MerchantDb, query: LogFilter & PageQuery, now: Date) =>
  countedPage(query, newestFirst(linesOf(db).where(passes(logFilter(now), query))), { upTo: MAX_COUNTED })

/** All lines of the filter by their ids, newest first. */
export async function findLogIds(db: MerchantDb, filter: LogFilter, now: Date): Promise<number[]> {
  const found = lines(db)
    .where(passes(logFilter(now), filter))
    .select('id')
  return (await found.orderBy('created_at', 'desc').orderBy('id', 'desc').execute()).map(({ id }) => id)
}

export const readLog = (db: MerchantDb, ids: readonly number[]) =>
  newestFirst(linesOf(db).where('id', '=', anyOf(ids))).execute()
