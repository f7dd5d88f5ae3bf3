import { LoadFailed } from '#ui/list/list-empty.tsx'
import { Skeleton } from 'antd'
import type { Waiting } from './use-record.ts'

/** In the place of what is on its way: its rough shape, or why it did not come. */
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
