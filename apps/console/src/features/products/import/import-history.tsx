import { CodeTag } from '#ui/show/code-tag.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { DataTable } from '#ui/list/table/data-table.tsx'
import { EmptyList, LoadFailed, RowSkeleton } from '#ui/list/list-empty.tsx'
import { ListPager } from '#ui/list/pager/list-pager.tsx'
import { type ListState, useListState } from '#ui/list/use-list-state.ts'
import { callAction, linkAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useNow } from '#ui/live/use-now.ts'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { importState } from '@zhanggui/domain/product/import-codes'
import { Button } from 'antd'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { importPath } from '../product-paths.ts'
import { isRunning, productsIn, whyNotUndo } from './import-progress.ts'
import { undoing } from './undoing.ts'
import { usePolling } from './use-polling.ts'

/** While one of them is at work. */
const EVERY = 3000

type Columns = ColumnsOf<typeof productImportApi.list>
type Row = Parameters<NonNullable<Columns[number]['render']>>[0]

const columns: Columns = [
  {
    field: 'fileName',
    title: '文件',
    width: 150,
    isMain: true,
    render: ({ id, fileName }) => <Link to={importPath(id)}>{fileName}</Link>,
  },
  { field: 'state', title: '状态', width: 96, render: ({ state }) => <CodeTag table={importState} code={state} /> },
  { field: 'creates', title: '商品', width: 180, render: (row) => countsOf(row) },
  { field: 'adminName', title: '上传人', width: 80 },
  { field: 'createTime', title: '上传时间', width: 116 },
]

/** What came of a file, in a few words. */
function countsOf(row: Row): string {
  const became = [
    ...some('已导入', row.done),
    ...some('失败', row.failed),
    ...some('已撤销', row.undone),
    ...some('未能撤销', row.kept),
  ]
  if (became.length > 0) return became.join(' · ')
  if (productsIn(row) === 0) return `${row.rows} 行，还没有检查`
  return `添加 ${row.creates} · 修改 ${row.changes} · 无变化 ${row.same} · 有问题 ${row.refused}`
}

const some = (word: string, count: number) => (count > 0 ? [`${word} ${count}`] : [])

/** Previous imports: to continue, view or undo. */
export function ImportHistory() {
  const titleId = useId()
  const list = useListState(productImportApi.list)
  usePolling(
    list.rows.some(({ state }) => isRunning(state)),
    list.retry,
    EVERY,
  )
  const state = list.address.filters['state']
  const isNarrowed = state !== undefined && state !== ''
  if (list.status === 'ready' && list.total === 0 && !isNarrowed) return null
  const title = isNarrowed ? `${importState.label(Number(state))}的文件` : '最近的导入'
  return (
    <section className="import-history" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title}
        {isNarrowed && (
          <Button type="link" onClick={() => list.go({ filters: { state: '' } })}>
            查看全部导入
          </Button>
        )}
      </h2>
      <DataTable
        name="productImport.list"
        label={title}
        columns={columns}
        rows={list.rows}
        keyOf={list.keyOf}
        actions={actionsOf}
        empty={<Empty list={list} title={title} />}
      />
      {list.total > list.address.size && (
        <ListPager page={list.address.page} size={list.address.size} total={list.total} go={list.go} />
      )}
      <p className="import-note">记录和文件保留 7 天。</p>
    </section>
  )
}

function Empty({ list, title }: { readonly list: ListState<typeof productImportApi.list>; readonly title: string }) {
  if (list.error) return <LoadFailed error={list.error} onRetry={list.retry} />
  return list.status === 'ready' ? <EmptyList title={`没有${title}`} /> : <RowSkeleton />
}

const actionsOf = (row: Row) => <HistoryActions row={row} />

function HistoryActions({ row }: { readonly row: Row }) {
  const navigate = useNavigate()
  const now = useNow()
  const look = linkAction('查看', importPath(row.id))
  if (!row.undoUntil) return <RowActions of={[look]} />
  const undo = callAction('撤销', {
    ...undoing(row, () => void navigate(importPath(row.id))),
    because: whyNotUndo(row, row.undoUntil, now),
    isDanger: true,
  })
  return <RowActions of={[look, undo]} />
}
