import './import-rows.css'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { DataTable } from '#ui/list/table/data-table.tsx'
import { LoadFailed, EmptyList, RowSkeleton } from '#ui/list/list-empty.tsx'
import { ListPager } from '#ui/list/pager/list-pager.tsx'
import type { TabsFilter } from '#ui/list/filters/filter.ts'
import { ListTabs } from '#ui/list/filters/list-tabs.tsx'
import { ListRows } from '#ui/list/table/list-rows.tsx'
import { StaleAlert } from '#ui/list/table/stale-alert.tsx'
import { isOfOtherTab, type ListState, useListState } from '#ui/list/use-list-state.ts'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { Button } from 'antd'

type RowsCall = typeof productImportApi.rows

interface Props {
  readonly id: number
  readonly columns: ColumnsOf<RowsCall>
  /** By which of the two the rows are told apart here. */
  readonly by: 'action' | 'outcome'
  readonly tabs: TabsFilter['items']
}

/** The products of a file, in its order. */
export function ImportRows({ id, columns, by, tabs }: Props) {
  const other = by === 'action' ? { outcome: undefined } : { action: undefined }
  const list = useListState(productImportApi.rows, { defaults: () => ({ fixed: { id, ...other } }), rowKey: 'no' })
  const isOtherTab = isOfOtherTab(list, by)
  return (
    <div className="import-rows">
      <ListTabs
        items={tabs}
        value={list.address.filters[by] ?? ''}
        onChange={(value) => list.go({ filters: { [by]: value } })}
      />
      {list.status === 'ready' && list.error && <StaleAlert reason={list.error.message} onRetry={list.retry} />}
      <ListRows isUpdating={list.isUpdating} isOtherTab={isOtherTab}>
        <DataTable
          name={`productImport.rows.${by}`}
          label="文件中的商品"
          columns={columns}
          rows={list.status === 'ready' ? list.rows : []}
          keyOf={list.keyOf}
          empty={<Empty list={list} onAll={() => list.go({ filters: { [by]: '' } })} />}
        />
      </ListRows>
      {list.total > 0 && !isOtherTab && (
        <ListPager page={list.address.page} size={list.address.size} total={list.total} go={list.go} />
      )}
    </div>
  )
}

interface EmptyProps {
  readonly list: ListState<RowsCall>
  readonly onAll: () => void
}

function Empty({ list, onAll }: EmptyProps) {
  if (list.status === 'first') return <RowSkeleton />
  if (list.status === 'ready')
    return <EmptyList title="没有这样的商品" action={<Button onClick={onAll}>查看全部</Button>} />
  return <LoadFailed error={list.error} onRetry={list.retry} />
}
