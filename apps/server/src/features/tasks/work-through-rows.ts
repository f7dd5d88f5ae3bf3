import type { WriteContext } from '#platform/transactions'
import type { RunningTask } from './running-task.ts'
import { hasOpenRows, lockOpenRows, type OpenRow, settleRows } from './task-row.sql.ts'
import { type Outcome, workInChunks } from './work-in-chunks.ts'

interface RowWork<T> {
  /** Each row in a transaction of its own: whoever wants one of them waits for no other. */
  readonly isOneByOne?: boolean
  /** Processes one row. A refusal becomes the row's reason, and its writes are rolled back. */
  readonly work: (context: WriteContext, row: OpenRow) => Promise<T>
  /** Runs for every chunk, in its transaction. */
  readonly afterChunk: (context: WriteContext, outcomes: readonly Outcome<OpenRow, T>[]) => Promise<void>
}

/** Works through the rows that a task was started with. */
export const workThroughRows = <T>(
  task: RunningTask<unknown>,
  { work, afterChunk, isOneByOne = false }: RowWork<T>,
): Promise<void> =>
  workInChunks<OpenRow, T>(task, {
    ...(isOneByOne ? { chunk: 1 } : {}),
    lock: (db, limit) => lockOpenRows(db, task.id, limit),
    isLeft: (db) => hasOpenRows(db, task.id),
    work,
    settle: async (context, outcomes) => {
      const settled = outcomes.map(({ row, reason }) => ({ no: row.no, reason }))
      await settleRows(context.db, task.id, settled)
      await afterChunk(context, outcomes)
    },
  })
