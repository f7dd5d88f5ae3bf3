import type { TaskKind } from '@zhanggui/domain/task/task-codes'
import type { StaffContext } from '#platform/http/route'
import { insertJob } from '#platform/jobs/job.sql'
import type { Platform } from '#platform/platform'
import { insertTask } from './task.sql.ts'
import { insertRows, type TaskItem } from './task-row.sql.ts'

interface NewTask {
  readonly kind: TaskKind
  /** What people read in the list of tasks and in the notice at the end. */
  readonly title: string
  /** What the job of this kind needs to know. */
  readonly params: object
  /** Where the task goes through a list: its rows, each of which is done or fails with a reason. */
  readonly items?: readonly TaskItem[]
  /** How much there is to do, where the list is kept elsewhere. */
  readonly amount?: number
}

export const ATTEMPTS = 5
export const jobKindOf = (kind: TaskKind): string => `task:${kind}`

/** Writes the task down in the caller's transaction; its job begins once that commits. */
export async function startTask(
  { ids }: Platform,
  { db, now, staff }: Pick<StaffContext, 'db' | 'now'> & { staff: { adminId: number } },
  { kind, title, params, items = [], amount = items.length }: NewTask,
): Promise<{ taskId: number; total: number }> {
  const [taskId, jobId] = [await ids.next(), await ids.next()]
  await insertTask(db, { id: taskId, kind, title, params, total: amount, adminId: staff.adminId }, now)
  if (items.length > 0) await insertRows(db, taskId, items)
  const payload = { taskId }
  await insertJob(db, {
    id: jobId,
    kind: jobKindOf(kind),
    payload,
    runAt: now,
    createdAt: now,
    maxAttempts: ATTEMPTS,
  })
  return { taskId, total: amount }
}
