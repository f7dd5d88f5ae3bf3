import './batch-bar.css'
import { Button } from '#ui/action/button.tsx'
import type { ReactNode } from 'react'
import type { Selection } from './use-selection.ts'
import { countText } from './filters/filter.ts'

interface Props<Row> {
  readonly selection: Selection<Row>
  readonly total: number
  readonly isAtLeast?: boolean
  readonly children: ReactNode
}

/** What can be done with the ticked rows. */
export function BatchBar<Row>({ selection, total, isAtLeast = false, children }: Props<Row>) {
  const all = countText({ count: total, isAtLeast })
  return (
    <div className="batch-bar" role="region" aria-label="批量操作">
      <span aria-live="polite">
        {selection.isAll ? (
          `已选择全部 ${all} 条结果`
        ) : (
          <>
            已选择 <strong>{selection.count}</strong> 条
          </>
        )}
      </span>
      {!selection.isAll && total > selection.count && (
        <Button look="link" onClick={selection.takeAll}>{`选择全部 ${all} 条结果`}</Button>
      )}
      <Button look="link" onClick={selection.clear}>
        清空选择
      </Button>
      <div className="batch-actions">{children}</div>
    </div>
  )
}
