import type { MerchantDb } from '#platform/db/merchant-db'
import { inSavepoint } from '#platform/db/connection/savepoint'
import { Refusal } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import type { RunningTask } from './running-task.ts'

const CHUNK = 50

/** What works through rows: a task, or something else that keeps its rows itself. */
type Worker = Pick<RunningTask<unknown>, 'context' | 'id' | 'changes' | 'advance'>

export interface Outcome<R, T> {
  readonly row: R
  /** The result of the work; undefined if it failed. */
  readonly result: T | undefined
  readonly reason: string | undefined
}

/** A source of rows for a task. */
interface ChunkedWork<R, T> {
  /** Rows of one transaction, where fifty are too many. */
  readonly chunk?: number
  /**
   * Locks the next rows. A concurrent worker of the same task waits here and then finds them settled, so it may get
   * fewer than are left.
   */
  readonly lock: (db: MerchantDb, limit: number) => Promise<readonly R[]>
  readonly isLeft: (db: MerchantDb) => Promise<boolean>
  /** Processes one row. A refusal becomes the row's reason, and its writes are rolled back. */
  readonly work: (context: WriteContext, row: R) => Promise<T>
  /** Stores the outcomes of the rows, in the same transaction. */
  readonly settle: (context: WriteContext, outcomes: readonly Outcome<R, T>[]) => Promise<void>
}

/**
 * Processes the rows of a task in small transactions: a row's writes, its outcome and the progress are committed
 * together. After a crash, and with two nodes at the same task, no row is done twice.
 */
export async function workInChunks<R, T>(task: Worker, rows: ChunkedWork<R, T>): Promise<void> {
  let isLeft = true
  while (isLeft) {
    const start = performance.now()
    isLeft = await task.context.inWrite((context) => workChunk(task, context, rows))
    await task.context.giveWay(performance.now() - start)
  }
}

async function workChunk<R, T>(task: Worker, context: WriteContext, work: ChunkedWork<R, T>): Promise<boolean> {
  const { db } = context
  const rows = await work.lock(db, work.chunk ?? CHUNK)
  if (rows.length > 0) {
    const outcomes: Outcome<R, T>[] = []
    for (const row of rows) outcomes.push(await workRow(task, context, row, work))
    await work.settle(context, outcomes)
    for (const api of task.changes) context.announceArea(api)
    const failed = outcomes.filter(({ reason }) => reason !== undefined).length
    await task.advance(db, { done: outcomes.length - failed, failed })
  }
  return work.isLeft(db)
}

async function workRow<R, T>(
  { context: { log }, id }: Worker,
  context: WriteContext,
  row: R,
  { work }: Pick<ChunkedWork<R, T>, 'work'>,
): Promise<Outcome<R, T>> {
  try {
    return { row, result: await inSavepoint(context.db, () => work(context, row)), reason: undefined }
  } catch (error) {
    // An unexpected error in one row must not stop the others.
    if (!(error instanceof Refusal)) log.error({ err: error, task: id }, 'row of a task failed')
    return { row, result: undefined, reason: error instanceof Refusal ? error.message : '服务器出错，请稍后重试' }
  }
}
