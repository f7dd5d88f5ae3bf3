import { taskApi } from '@zhanggui/contract/task'
import { z } from 'zod'
import { refuse } from '#platform/http/refusals'
import type { Staff } from '#platform/session/staff'
import type { WriteContext } from '#platform/transactions'
import type { TaskJob } from './define-task-job.ts'
import { insertTask, lockUnfinished } from './task.sql.ts'
import { insertRows, type TaskItem } from './task-row.sql.ts'

interface NewTask<P> {
  /** Title in the task list and in the final notice. */
  readonly title: string
  readonly params: P
  /** For tasks over a list: its rows, each of which succeeds or fails with a reason. */
  readonly items?: readonly TaskItem[]
  /** The total, if the rows are stored elsewhere. */
  readonly amount?: number
}

/** Per merchant, because the queue is shared. */
const MAX_UNFINISHED = 10

/** Inserts the task in the caller's transaction; its job starts once that commits. */
export async function startTask<P extends object>(
  { db, now, staff, newId, enqueue, announceArea }: WriteContext & { readonly staff: Pick<Staff, 'adminId'> },
  job: TaskJob<P>,
  { title, params, items = [], amount = items.length }: NewTask<NoInfer<P>>,
): Promise<{ taskId: number; total: number }> {
  if ((await lockUnfinished(db)) >= MAX_UNFINISHED) {
    refuse(`已有 ${MAX_UNFINISHED} 个后台任务未完成，请等其中一个完成后再试`)
  }
  const taskId = await newId()
  const stored = z.encode(job.params, params)
  await insertTask(
    db,
    { id: taskId, kind: job.taskKind, title, params: stored, total: amount, adminId: staff.adminId },
    now,
  )
  if (items.length > 0) await insertRows(db, taskId, items)
  await enqueue(job, { taskId })
  announceArea(taskApi)
  return { taskId, total: amount }
}
