import type { Api } from '@zhanggui/contract/kernel/area'
import { taskApi } from '@zhanggui/contract/task'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { JobContext } from '#platform/jobs/job'
import { announceTask } from '#platform/push/announce.sql'
import { type Ending, endTask } from './task.sql.ts'

/** The page of the result, and the permission to be notified of it. */
interface TaskNotice {
  /** A path, to which the task id is added, or a function of the parameters. */
  readonly url: string | ((params: unknown) => string)
  readonly permission: string
  /** Up to so many rows the call that began it is answered with its end, and nothing more is said. */
  readonly answeredUpTo?: number
}

/** How a kind of task ends. */
export interface TaskEnd {
  readonly notice: TaskNotice
  /** Areas that change with every chunk and at the end. */
  readonly changes?: readonly Api[]
  /** Runs in the transaction that ends a failed task. */
  readonly onFailure?: (db: MerchantDb, taskId: number, error: string, now: Date) => Promise<void>
}

/** Ends a task exactly once; updates open consoles and adds a notice. */
export function finishTask(
  { inWrite }: JobContext,
  id: number,
  { result, ...ending }: Ending & { readonly result?: string | undefined },
  { notice: { url, permission, answeredUpTo = 0 }, changes = [], onFailure }: TaskEnd,
): Promise<void> {
  return inWrite(async ({ db, now, announce, announceArea }) => {
    const task = await endTask(db, id, ending, now)
    if (!task) return
    const { title, adminId, params, ...progress } = task
    await announceTask(db, adminId, progress)
    for (const api of [taskApi, ...changes]) announceArea(api)
    const isDone = ending.status === taskStatus.is.done
    if (!isDone) await onFailure?.(db, id, ending.error ?? '', now)
    if (isDone && task.total > 0 && task.total <= answeredUpTo) return
    announce({
      kind: noticeKind.is.task,
      title: isDone ? `${title}已完成` : `${title}失败`,
      content: isDone ? (result ?? resultText(task)) : (ending.error ?? ''),
      url: typeof url === 'string' ? `${url}?task=${id}` : url(params),
      permission,
      // Whoever began it waits for it; to the others it is noise.
      onlyFor: adminId,
    })
  })
}

const resultText = ({ total, done, failed }: { total: number; done: number; failed: number }) =>
  failed > 0 ? `共 ${total} 条，成功 ${done} 条，失败 ${failed} 条` : `共 ${total} 条，全部成功`
