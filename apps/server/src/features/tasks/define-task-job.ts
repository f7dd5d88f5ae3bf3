import { type TaskKind, taskStatus } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { Refusal } from '#platform/http/refusals'
import { defineJob, type Job, type JobContext } from '#platform/jobs/job'
import { finishTask, type TaskEnd } from './finish-task.ts'
import { RunningTask } from './running-task.ts'
import { beginTask } from './task.sql.ts'

interface TaskResult {
  readonly fileName?: string
  /** Text of the notice, if the counts of done and failed rows are not enough. */
  readonly result?: string | undefined
}

interface TaskJobSpec<P> extends TaskEnd {
  readonly kind: TaskKind
  readonly params: z.ZodType<P>
  /**
   * Does the work, or the rest of an earlier attempt. A refusal ends the task with its reason; any other error is
   * retried.
   */
  readonly run: (context: JobContext, task: RunningTask<P>) => Promise<TaskResult | void>
}

/** The job of a kind of task, typed by its parameters. */
export interface TaskJob<P> extends Job<{ taskId: number }> {
  readonly taskKind: TaskKind
  readonly params: z.ZodType<P>
}

const payload = z.object({ taskId: z.int() })

/** Defines the job of a kind of task: it resumes from the last commit after a crash, and always ends the task. */
export function defineTaskJob<P>(spec: TaskJobSpec<P>): TaskJob<P> {
  const { kind, params, run, changes = [] } = spec
  const job = defineJob({
    kind: `task:${kind}`,
    payload,
    run: async (context, { taskId }) => {
      const stored = await context.inWrite(({ db }) => beginTask(db, taskId))
      if (!stored) return
      const task = new RunningTask(context, stored, params.parse(stored.params), changes)
      try {
        const { fileName, result } = (await run(context, task)) ?? {}
        await finishTask(context, taskId, { status: taskStatus.is.done, fileName, result }, spec)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        await finishTask(context, taskId, { status: taskStatus.is.failed, error: error.message }, spec)
      }
    },
    giveUp: (context, { taskId }) =>
      finishTask(context, taskId, { status: taskStatus.is.failed, error: '服务器出错，请稍后重试' }, spec),
  })
  return { ...job, taskKind: kind, params }
}
