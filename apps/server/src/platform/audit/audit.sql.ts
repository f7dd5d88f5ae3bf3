import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { operationStatus, operationType } from '@zhanggui/domain/audit/operation-codes'
import { maskSecrets } from '@zhanggui/domain/audit/mask-rules'
import { cutText, storableText } from '@zhanggui/domain/kernel/text/storable-text'
import type { MerchantDb } from '#platform/db/merchant-db'
import { timeBefore, type MerchantSweep } from '#platform/jobs/sweep'

const MAX_LENGTH = 2000

export interface AuditLine {
  readonly id: number
  readonly adminId: number
  readonly account: string
  readonly endpoint: Endpoint
  readonly url: string
  readonly address: string
  readonly input: unknown
  readonly result: unknown
  readonly error?: string
  readonly changes?: readonly Change[]
  /** What the call was about, by its name. */
  readonly subject?: string | undefined
  readonly at: Date
}

export async function insertAuditLine(db: MerchantDb, line: AuditLine) {
  await db.q
    .insertInto('sensitive_log')
    .values({
      mer_id: db.merId,
      id: line.id,
      admin_id: line.adminId,
      account: line.account,
      description: line.endpoint.title,
      operation: operationType.is[line.endpoint.operation],
      method: `${line.endpoint.area}.${line.endpoint.name}`,
      http_method: line.endpoint.method,
      url: line.url,
      address: line.address,
      params: asText(line.input),
      result: asText(line.result),
      status: line.error === undefined ? operationStatus.is.ok : operationStatus.is.failed,
      error: storable(line.error ?? ''),
      subject: storable(line.subject ?? ''),
      // As text: the driver would make a PostgreSQL array of a list.
      changes: JSON.stringify((line.changes ?? []).map(shortened)),
      created_at: line.at,
    })
    .execute()
}

const storable = (text: string) => storableText(cutText(text, MAX_LENGTH))

/** Secrets masked. */
const asText = (value: unknown): string =>
  value === undefined || value === null ? '' : storable(JSON.stringify(maskSecrets(value)))

const shortened = ({ field, before, after }: Change): Change => ({
  field: storable(field),
  before: storable(before),
  after: storable(after),
})

export const sweepLog: MerchantSweep = (db, merId, now, { logMs }) =>
  db.q
    .deleteFrom('sensitive_log')
    .where('mer_id', '=', merId)
    .where('created_at', '<', timeBefore(now, logMs))
    .execute()
