import { type TaskKind, taskStatus } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { inMerchant } from '#platform/db/merchant-db'
import { Refusal } from '#platform/http/refusals'
import { defineJob, type JobKind } from '#platform/jobs/job'
import type { Platform } from '#platform/platform'
import { finishTask, type OnFailure, type TaskNotice } from './finish-task.ts'
import { RunningTask } from './running-task.ts'
import { ATTEMPTS, jobKindOf } from './start-task.ts'
import { beginTask } from './task.sql.ts'

interface TaskResult {
  readonly fileName?: string
  /** What the notice says, where done and failed do not tell it. */
  readonly result?: string | undefined
}

interface TaskJobSpec<P> {
  readonly kind: TaskKind
  readonly params: z.ZodType<P>
  readonly notice: TaskNotice
  /**
   * Does the work, or what an earlier attempt left of it. A refusal ends the task with its reason; everything else is
   * tried again.
   */
  readonly run: (platform: Platform, task: RunningTask<P>) => Promise<TaskResult | void>
  /** With the end of a task that failed, in its transaction. */
  readonly onFailure?: OnFailure
}

const payload = z.object({ taskId: z.int() })

/** The job behind a kind of task: it goes on after a crash where the last commit left it, and always comes to an end. */
export const defineTaskJob = <P>({ kind, params, notice, run, onFailure }: TaskJobSpec<P>): JobKind =>
  defineJob({
    kind: jobKindOf(kind),
    payload,
    maxAttempts: ATTEMPTS,
    run: async (platform, { merId, payload: { taskId } }) => {
      const stored = await inMerchant(platform.pool, merId, 'write', (db) => beginTask(db, taskId))
      if (!stored) return
      const task = new RunningTask(platform, merId, stored, params.parse(stored.params))
      try {
        const { fileName, result } = (await run(platform, task)) ?? {}
        await finishTask(platform, task, { status: taskStatus.is.done, fileName, result }, notice)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        await finishTask(platform, task, { status: taskStatus.is.failed, error: error.message }, notice, onFailure)
      }
    },
    giveUp: (platform, { merId, payload: { taskId } }) => {
      const ending = { status: taskStatus.is.failed, error: '系统异常，请稍后重试' }
      return finishTask(platform, { merId, id: taskId }, ending, notice, onFailure)
    },
  })
