import { ShortPager } from '#ui/list/pager/short-pager.tsx'
import { useCall } from '#api/use-call.ts'
import { LoadFailed } from '#ui/list/list-empty.tsx'
import { taskApi, type TaskFailure } from '@zhanggui/contract/task'
import { Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'

const PAGE = 10

interface Props {
  readonly taskId: number
  /** What can be done about a reason. */
  readonly nextStep?: (reason: string) => ReactNode
  /** Where a row is shown, if it has a page. */
  readonly pathOf?: (row: TaskFailure) => string
}

/** Why rows of a task failed: each reason with how many, what to do about it, and which ones they were. */
export function TaskFailures({ taskId, nextStep, pathOf }: Props) {
  const { data, error, refetch } = useCall(taskApi.failureReasons, { id: taskId })
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  return (
    <section className="task-failures" aria-label="失败明细">
      {data.map(({ reason, count }) => (
        <Failures
          key={reason}
          taskId={taskId}
          reason={reason}
          count={count}
          isOpen={data.length === 1}
          {...(pathOf ? { pathOf } : {})}
        >
          {nextStep?.(reason)}
        </Failures>
      ))}
    </section>
  )
}

interface FailuresProps extends Pick<Props, 'taskId' | 'pathOf'> {
  readonly reason: string
  readonly count: number
  readonly isOpen: boolean
  readonly children: ReactNode
}

function Failures({ taskId, reason, count, isOpen, pathOf, children }: FailuresProps) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  return (
    <details open={isOpen} onToggle={() => setWasOpened(true)}>
      <summary>
        <span className="task-failure-reason">{reason}</span>
        <span className="task-failure-count">{`${count} 条`}</span>
        <span className="task-failure-step">{children}</span>
      </summary>
      {wasOpened && <FailedRows taskId={taskId} reason={reason} {...(pathOf ? { pathOf } : {})} />}
    </details>
  )
}

const nameOf = ({ refId, label }: TaskFailure) => label || `ID ${refId}`

function FailedRows({ taskId, reason, pathOf }: Pick<FailuresProps, 'taskId' | 'reason' | 'pathOf'>) {
  const [page, setPage] = useState(1)
  const input = { id: taskId, reason, page, limit: PAGE }
  const { data, error, refetch } = useCall(taskApi.failures, input, { keepPrevious: true })
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  return (
    <>
      <ul>
        {data.list.map((row) => (
          <li key={`${row.kind} ${row.refId}`}>
            {pathOf ? (
              // The dialog lies over a page that may hold something half done.
              <a href={pathOf(row)} target="_blank" rel="noreferrer">
                {nameOf(row)}
              </a>
            ) : (
              nameOf(row)
            )}
          </li>
        ))}
      </ul>
      <ShortPager className="task-pages" page={page} size={PAGE} total={data.total} onChange={setPage} />
    </>
  )
}
