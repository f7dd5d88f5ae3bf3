import './task-progress.css'
import { LoadFailed } from '#ui/list/list-empty.tsx'
import type { TaskFailure, TaskRow } from '@zhanggui/contract/task'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { Progress, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { hasEnded, percentOf, progressText, sharePercent } from './task-state.ts'
import { TaskFailures } from './task-failures.tsx'
import { useTask } from './use-task.ts'

interface Props {
  readonly taskId: number
  /** Once, when it has come to its end. */
  readonly onEnd?: (task: TaskRow) => void
  /** What may be done with the rows that failed, e.g. a button that tries them again. */
  readonly retry?: (task: TaskRow) => ReactNode
  /** What else an ended task offers, e.g. its file. */
  readonly result?: (task: TaskRow) => ReactNode
  /** What can be done about rows that failed for a reason. */
  readonly nextStep?: (reason: string) => ReactNode
  /** Where a row that failed is shown. */
  readonly pathOf?: (row: TaskFailure) => string
}

/** How far a background task is, and what became of it. It goes on when this is closed. */
export function TaskProgress({ taskId, onEnd, retry, result, nextStep, pathOf }: Props) {
  const watched = useTask(taskId, onEnd)
  const { task } = watched
  if (!task && watched.error) return <LoadFailed error={watched.error} onRetry={watched.retry} />
  if (!task) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const isOver = hasEnded(task)
  const hasFailures = isOver && task.failed > 0
  return (
    <div className="task-progress" data-ended={isOver}>
      <Progress
        percent={percentOf(task)}
        success={{ percent: hasFailures ? sharePercent(task) : 0, strokeColor: 'var(--success)' }}
        status={barStatus(task)}
        aria-label={`${task.title}进度`}
      />
      <p role="status">{progressText(task)}</p>
      {hasFailures && (
        <TaskFailures taskId={taskId} {...(nextStep ? { nextStep } : {})} {...(pathOf ? { pathOf } : {})} />
      )}
      {isOver && (
        <div className="task-actions">
          {task.failed > 0 && retry?.(task)}
          {result?.(task)}
        </div>
      )}
    </div>
  )
}

function barStatus({ status, failed }: TaskRow) {
  if (status === taskStatus.is.failed) return 'exception'
  if (status === taskStatus.is.done) return failed > 0 ? 'exception' : 'success'
  return 'active'
}
