import type { ImportRow } from '@zhanggui/contract/goods/product-import'
import { importAction } from '@zhanggui/domain/product/import-codes'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { ChangedValue } from './changed-value.tsx'

const AT_ONCE = 4

/** Why it could not be, what is wrong with it, or what it changes: the first of these that there is. */
export function RowDetail({ row: { action, reason, problems, changes } }: { readonly row: ImportRow }) {
  if (reason !== '') return <span className="import-problem">{reason}</span>
  if (problems.length > 0) return <ShortList label="问题" items={problems.map(problemLine)} />
  if (action === importAction.is.create && changes.length > 0) return changes.map(newFact).join('，')
  if (changes.length > 0) return <ShortList label="修改" items={changes.map(changeLine)} />
  return '-'
}

const problemLine = ({ line, column, text }: ImportRow['problems'][number]) => (
  <li key={`${line} ${column} ${text}`} className="import-problem">
    {`第${line}行${column === '' ? '' : `「${column}」`}：${text}`}
  </li>
)

/** What is new was nothing before. */
const newFact = ({ field, after }: ImportRow['changes'][number]) => `${field} ${after}`

const changeLine = ({ field, before, after }: ImportRow['changes'][number]) => (
  <li key={`${field} ${before} ${after}`}>
    <span className="import-field">{field}</span>
    <del>
      <ChangedValue field={field} value={before} />
    </del>
    <span role="img" aria-label="改为">
      →
    </span>
    <ins>
      <ChangedValue field={field} value={after} />
    </ins>
  </li>
)

interface ListProps {
  readonly label: string
  readonly items: readonly ReactNode[]
}

/** The first few; the others on request, so that one bad product does not hide all those below it. */
function ShortList({ label, items }: ListProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? items : items.slice(0, AT_ONCE)
  return (
    <>
      <ul className="import-details" aria-label={label}>
        {shown}
      </ul>
      {items.length > AT_ONCE && (
        <Button
          className="import-more"
          type="link"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '收起' : `展开全部 ${items.length} 条`}
        </Button>
      )}
    </>
  )
}
