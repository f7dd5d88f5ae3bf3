import type { WriteContext } from '#platform/transactions'
import type { RunningTask } from './running-task.ts'
import { hasOpenRows, lockOpenRows, type OpenRow, settleRows } from './task-row.sql.ts'
import { type Outcome, workInChunks } from './work-in-chunks.ts'

interface RowWork<T> {
  /** Does one row. A refusal is the row's reason; what it wrote is taken back. */
  readonly work: (context: WriteContext, row: OpenRow) => Promise<T>
  /** With every chunk, in its transaction. */
  readonly afterChunk: (context: WriteContext, outcomes: readonly Outcome<OpenRow, T>[]) => Promise<void>
}

/** The rows that a task was started with. */
export const workThroughRows = <T>(task: RunningTask<unknown>, { work, afterChunk }: RowWork<T>): Promise<void> =>
  workInChunks<OpenRow, T>(task, {
    lock: (db, limit) => lockOpenRows(db, task.id, limit),
    isLeft: (db) => hasOpenRows(db, task.id),
    work,
    settle: async (context, outcomes) => {
      const settled = outcomes.map(({ row, reason }) => ({ no: row.no, reason }))
      await settleRows(context.db, task.id, settled)
      await afterChunk(context, outcomes)
    },
  })
