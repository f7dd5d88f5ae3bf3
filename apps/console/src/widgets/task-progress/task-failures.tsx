import { useCall } from '#api/use-call.ts'
import { LoadFailed } from '#ui/list/list-empty.tsx'
import { taskApi } from '@zhanggui/contract/task'
import { Pagination, Skeleton } from 'antd'
import { useState } from 'react'

const PAGE = 10

/** The rows of a task that failed, each with its reason. */
export function TaskFailures({ taskId }: { readonly taskId: number }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useCall(taskApi.failures, { id: taskId, page, limit: PAGE }, { keepPrevious: true })
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  return (
    <section aria-label="失败明细">
      <ul className="task-failures">
        {data.list.map(({ refId, label, reason }) => (
          <li key={refId}>
            <span className="task-failure-name">{label || `ID ${refId}`}</span>
            <span className="task-failure-reason">{reason}</span>
          </li>
        ))}
      </ul>
      {data.total > PAGE && (
        <Pagination
          className="task-pages"
          size="small"
          current={page}
          pageSize={PAGE}
          total={data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </section>
  )
}
