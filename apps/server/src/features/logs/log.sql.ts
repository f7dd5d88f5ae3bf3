import type { logQuery } from '@zhanggui/contract/log'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import type { OperationStatus, OperationType } from '@zhanggui/domain/audit/operation-codes'
import { parseDateLimit } from '@zhanggui/domain/kernel/date-range'
import { sql } from 'kysely'
import type { z } from 'zod'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MOST_COUNTED } from '#platform/db/page-window'

type LogQuery = z.output<typeof logQuery>

function filtered(db: MerchantDb, query: LogQuery, now: Date) {
  const range = query.dateLimit === undefined ? undefined : parseDateLimit(query.dateLimit, now)
  let lines = db.q.selectFrom('sensitive_log').where('mer_id', '=', db.merId)
  if (range) lines = lines.where('created_at', '>=', range.from).where('created_at', '<', range.until)
  // Written out, so that the index of failed calls fits.
  if (query.status) lines = lines.where(query.status === '1' ? sql<boolean>`status = 1` : sql<boolean>`status = 0`)
  if (query.methodType) lines = lines.where('operation', '=', query.methodType)
  if (query.adminAccount) lines = lines.where(contains('account', query.adminAccount))
  if (query.description) lines = lines.where(contains('description', query.description))
  return lines
}

export function listLog(db: MerchantDb, query: LogQuery, now: Date) {
  const lines = filtered(db, query, now)
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
  return countedPage(query, lines, { upTo: MOST_COUNTED })
}
