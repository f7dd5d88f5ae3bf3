import './timed.css'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { timedChangeApi, type TimedRow } from '@zhanggui/contract/goods/timed-change'
import { timedKind, timedStatus } from '@zhanggui/domain/timed-change/timed-codes'

export const timedColumns: ColumnsOf<typeof timedChangeApi.list> = [
  { field: 'kind', title: '变更内容', width: 208, isMain: true, render: (row) => <What of={row} /> },
  { field: 'productNames', title: '商品', width: 240, render: (row) => productsText(row) },
  { field: 'runTime', title: '执行时间', width: 168, render: ({ runTime }) => <ShopTime at={runTime} exact /> },
  { field: 'status', title: '状态', width: 176, render: (row) => <State of={row} /> },
  { field: 'adminName', title: '安排人', width: 104 },
  { field: 'note', title: '备注', width: 160, isSpare: true },
  { field: 'createTime', title: '添加时间', width: 168, isHidden: true },
  { field: 'finishTime', title: '结束时间', width: 168, isHidden: true },
]

const What = ({ of: { id, kind, summary } }: { readonly of: TimedRow }) => (
  <>
    <RecordLink to={id} call={timedChangeApi.info}>
      {timedKind.label(kind)}
    </RecordLink>
    {summary !== '' && <span className="timed-small">{summary}</span>}
  </>
)

const productsText = ({ productNames, total }: TimedRow): string =>
  total > productNames.length ? `${productNames.join('、')} 等 ${total} 个商品` : productNames.join('、')

function State({ of: { status, reason, done, failed } }: { readonly of: TimedRow }) {
  const { partial } = timedStatus.is
  const note = reason || (status === partial ? `成功 ${done} 个，失败 ${failed} 个` : '')
  return (
    <>
      <CodeTag table={timedStatus} code={status} />
      {note !== '' && <span className="timed-small">{note}</span>}
    </>
  )
}
