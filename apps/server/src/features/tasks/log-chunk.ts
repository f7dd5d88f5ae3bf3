import { API_BASE, type Endpoint } from '@zhanggui/contract/kernel/endpoint'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { subjectOfMany } from '@zhanggui/domain/audit/subject-rules'
import { insertAuditLine } from '#platform/audit/audit.sql'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { RunningTask } from './running-task.ts'
import type { Outcome } from './work-in-chunks.ts'

/** The person that a job acts for. */
interface Requester {
  readonly account: string
  readonly address: string
}

interface LoggedRow {
  readonly no: number
  /** Label in the log, where the changes alone are ambiguous. */
  readonly name?: string
  /** What a task of its own list calls it. */
  readonly label?: string
}

/** Logs the changes of a chunk under the call that started the task. */
export async function logChunk(
  {
    context: { clock, newId },
    id,
    adminId,
    params: { account, address },
  }: Pick<RunningTask<Requester>, 'context' | 'id' | 'adminId' | 'params'>,
  db: MerchantDb,
  { endpoint, refId }: { endpoint: Endpoint; refId?: number },
  outcomes: readonly Outcome<LoggedRow, { readonly changes: readonly Change[] }>[],
) {
  const numbers = outcomes.map(({ row }) => row.no)
  await insertAuditLine(db, {
    id: await newId(),
    adminId,
    account,
    address,
    endpoint,
    url: API_BASE + endpoint.path.replace('{id}', String(refId)),
    input: { taskId: id, rows: `${Math.min(...numbers)}-${Math.max(...numbers)}` },
    result: { failed: outcomes.filter(({ reason }) => reason !== undefined).length },
    changes: outcomes.flatMap(({ row, result }) => (result?.changes ?? []).map((change) => named(change, row))),
    subject: subjectOfMany(outcomes.flatMap(({ row: { name, label } }) => name ?? label ?? [])),
    at: clock(),
  })
}

const named = (change: Change, { name }: LoggedRow): Change =>
  name === undefined || change.field.startsWith(`${name} `) ? change : { ...change, field: `${name} ${change.field}` }
