import { inMerchant, type MerchantDb } from '#platform/db/merchant-db'
import { inSavepoint } from '#platform/db/savepoint'
import { Refusal } from '#platform/http/refusals'
import type { RunningTask } from './running-task.ts'
import { hasOpenRows, lockOpenRows, settleRows, type OpenRow } from './task-row.sql.ts'

const CHUNK = 50

export interface RowOutcome<T> {
  readonly row: OpenRow
  /** What the work answered; undefined where it failed. */
  readonly result: T | undefined
  readonly reason: string | undefined
}

interface RowWork<T> {
  /** Does one row. A refusal is the row's reason; what it wrote is taken back. */
  readonly work: (db: MerchantDb, row: OpenRow) => Promise<T>
  /** With every chunk, in its transaction. */
  readonly afterChunk: (db: MerchantDb, outcomes: readonly RowOutcome<T>[]) => Promise<void>
}

/**
 * Does the rows of a task in small transactions: what a row does, that it is done and how far the task is are committed
 * together. After a crash, and with two nodes at the same task, no row is done twice.
 */
export async function workThroughRows<T>(task: RunningTask<unknown>, rows: RowWork<T>): Promise<void> {
  const { platform, merId } = task
  const isLeft = () => inMerchant(platform.pool, merId, 'write', (db) => workChunk(task, db, rows))
  while (await isLeft());
}

async function workChunk<T>(
  task: RunningTask<unknown>,
  db: MerchantDb,
  { work, afterChunk }: RowWork<T>,
): Promise<boolean> {
  const rows = await lockOpenRows(db, task.id, CHUNK)
  if (rows.length > 0) {
    const outcomes: RowOutcome<T>[] = []
    for (const row of rows) outcomes.push(await workRow(task, db, row, work))
    const failed = outcomes.filter(({ reason }) => reason !== undefined).length
    await settleRows(
      db,
      task.id,
      outcomes.map(({ row, reason }) => ({ no: row.no, reason })),
    )
    await afterChunk(db, outcomes)
    await task.advance(db, { done: outcomes.length - failed, failed })
  }
  return hasOpenRows(db, task.id)
}

async function workRow<T>(
  { platform }: RunningTask<unknown>,
  db: MerchantDb,
  row: OpenRow,
  work: (db: MerchantDb, row: OpenRow) => Promise<T>,
): Promise<RowOutcome<T>> {
  try {
    return { row, result: await inSavepoint(db, () => work(db, row)), reason: undefined }
  } catch (error) {
    // One row that we cannot do must not stop the others.
    if (!(error instanceof Refusal)) platform.log.error({ err: error, row: row.refId }, 'row of a task failed')
    return { row, result: undefined, reason: error instanceof Refusal ? error.message : '系统异常，请稍后重试' }
  }
}
