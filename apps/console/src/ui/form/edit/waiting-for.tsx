import { LoadFailed } from '#ui/list/list-empty.tsx'
import { Skeleton } from 'antd'
import type { Waiting } from './use-record.ts'

/** Placeholder for data that is loading: a skeleton, or why it failed. */
export const WaitingFor = ({
  waiting: { error, retry },
  rows = 6,
}: {
  readonly waiting: Waiting
  readonly rows?: number
}) =>
  error ? (
    <LoadFailed error={error} onRetry={retry} />
  ) : (
    <div role="status" aria-label="正在加载">
      <Skeleton active paragraph={{ rows }} />
    </div>
  )
