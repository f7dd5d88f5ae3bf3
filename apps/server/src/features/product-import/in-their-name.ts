import { productImportApi } from '@zhanggui/contract/product-import'
import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'
import type { ProductWrite } from '#features/products/public'
import type { Outcome, RunningTask } from '#features/tasks/public'
import { insertAuditLine } from '#platform/audit/audit.sql'
import type { MerchantDb } from '#platform/db/merchant-db'

/** What a step of an import is told: the job that does it has no request to ask who wants it. */
export const importParams = z.object({
  importId: z.int(),
  step: z.enum(['check', 'commit', 'undo']),
  account: z.string(),
  address: z.string(),
})
export type ImportParams = z.output<typeof importParams>

/** The person who asked for it changes the product; `changes` fills with what is different afterwards. */
export function inTheirName({ platform, adminId }: RunningTask<ImportParams>, db: MerchantDb) {
  const changes: Change[] = []
  const context: ProductWrite = {
    db,
    now: platform.clock(),
    staff: { adminId },
    recordChanges: (more) => void changes.push(...more),
    stockReason: stockReason.is.imported,
  }
  return { context, changes }
}

/** The changes of some rows stand in the log beside the call that asked for them. */
export async function logRows(
  { platform: { clock, ids }, id, adminId, params }: RunningTask<ImportParams>,
  db: MerchantDb,
  outcomes: readonly Outcome<{ readonly no: number }, { readonly changes: readonly Change[] }>[],
) {
  const endpoint = params.step === 'undo' ? productImportApi.undo : productImportApi.commit
  await insertAuditLine(db, {
    id: await ids.next(),
    adminId,
    account: params.account,
    address: params.address,
    endpoint,
    url: API_BASE + endpoint.path.replace('{id}', String(params.importId)),
    input: { taskId: id, rows: `${outcomes[0]?.row.no}-${outcomes.at(-1)?.row.no}` },
    result: { failed: outcomes.filter(({ reason }) => reason !== undefined).length },
    changes: outcomes.flatMap(({ result }) => result?.changes ?? []),
    at: clock(),
  })
}
