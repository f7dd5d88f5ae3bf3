import './list-page.css'
import { CallError } from '#api/call-error.ts'
import { useNarrow } from '#ui/theme/media-query.ts'
import { orderFields } from '@zhanggui/contract/kernel/order'
import { type ReactNode, useId, useRef } from 'react'
import { BatchBar } from './batch-bar.tsx'
import { ColumnSettings } from './columns/column-settings.tsx'
import type { ColumnsOf } from './columns/column.tsx'
import { DataTable } from './table/data-table.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { type FiltersOf, narrowing, tabsIn } from './filters/filter.ts'
import { ListTabs } from './filters/list-tabs.tsx'
import { type ListEndpoint, listName, type RowOf } from './list-call.ts'
import { TabHits } from './filters/tab-hits.tsx'
import { LoadFailed, NotAllowed, NoMatches, EmptyList, type EmptyListText, RowSkeleton } from './list-empty.tsx'
import { ListPager } from './pager/list-pager.tsx'
import { ListRows } from './table/list-rows.tsx'
import { StaleAlert } from './table/stale-alert.tsx'
import { useListTrail } from './trail/list-trail.ts'
import { useMarkedRow } from './trail/use-marked-row.ts'
import { useListKeys } from './use-list-keys.ts'
import { isOfOtherTab, type ListState } from './use-list-state.ts'

interface Props<E extends ListEndpoint> {
  readonly list: ListState<E>
  readonly title: string
  readonly columns: ColumnsOf<E>
  readonly empty: EmptyListText
  readonly filters: FiltersOf<E>
  /** Beside the title: what makes a new row, exports. */
  readonly actions?: ReactNode
  readonly rowActions?: (row: RowOf<E>) => ReactNode
  /** What can be done with ticked rows; without it rows have no tick. */
  readonly batch?: ReactNode
  /** Above the rows: news about them that must not move them. */
  readonly notice?: ReactNode
  readonly views?: ListViews
}

/** The saved views of a list. */
export interface ListViews {
  readonly bar: ReactNode
  /** Under this name the columns of the view in sight are kept. */
  readonly layout: string
}

/** A list as staff know it: title, state tabs, filters, rows, pager. An odd page uses the pieces. */
export function ListPage<E extends ListEndpoint>(props: Props<E>) {
  const { list, title, columns } = props
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  const hasTicks = props.batch !== undefined
  const name = layoutOf(props)
  const isOtherTab = isOfOtherTab(list, tabsIn(props.filters)?.name)
  const orders = orderFields(list.call.query)
  useListKeys(frame, hasTicks ? (key) => toggleByKey(list, key) : undefined)
  useListTrail({
    call: list.call,
    input: list.shownInput,
    keys: list.rows.map(list.keyOf),
    keyField: list.keyField,
    total: list.total,
    isCurrent: list.status === 'ready' && !list.isUpdating,
  })
  const markedKey = useMarkedRow(list, props.filters, frame)

  return (
    <section ref={frame} className="list-page" data-fits="window" aria-labelledby={titleId}>
      <div>
        <ListHead {...props} titleId={titleId} />
        {props.notice}
        {list.status === 'ready' && list.error && <StaleAlert reason={list.error.message} onRetry={list.retry} />}
      </div>
      <ListRows isUpdating={list.isUpdating} isOtherTab={isOtherTab}>
        <DataTable
          name={name}
          label={title}
          columns={columns}
          rows={list.status === 'ready' ? list.rows : []}
          keyOf={list.keyOf}
          actions={props.rowActions}
          selection={hasTicks ? list.selection : undefined}
          sorting={{ fields: orders, by: list.address.sort, onChange: (sort) => list.go({ sort }) }}
          markedKey={markedKey}
          isLeft={list.isLeft}
          empty={<Empty list={list} text={props.empty} filters={props.filters} />}
        />
      </ListRows>
      <ListFoot list={list} batch={props.batch} isOtherTab={isOtherTab} />
    </section>
  )
}

const layoutOf = <E extends ListEndpoint>({ list, views }: Props<E>) => views?.layout ?? listName(list.call)

function ListHead<E extends ListEndpoint>(props: Props<E> & { readonly titleId: string }) {
  const { list, filters } = props
  const tabs = tabsIn(filters)
  const isNarrow = useNarrow()
  return (
    <>
      <header className="list-head">
        <h1 id={props.titleId}>{props.title}</h1>
        <div className="list-actions">
          {props.actions}
          {!isNarrow && <ColumnSettings name={layoutOf(props)} columns={props.columns} />}
        </div>
      </header>
      {tabs && (
        <ListTabs
          items={tabs.items}
          value={list.address.filters[tabs.name] ?? ''}
          onChange={(value) => list.go({ filters: { [tabs.name]: value } })}
        />
      )}
      {props.views?.bar}
      <FilterBar
        filters={filters}
        values={list.address.filters}
        onChange={(values) => list.go({ filters: values })}
        isReady={list.status !== 'first'}
      />
      {list.rows.length > 0 && <TabHits list={list} filters={filters} />}
    </>
  )
}

interface FootProps<E extends ListEndpoint> {
  readonly list: ListState<E>
  readonly batch: ReactNode
  readonly isOtherTab: boolean
}

/** The pager, and beside it what can be done with ticked rows: they may stand on several pages. */
function ListFoot<E extends ListEndpoint>({ list, batch, isOtherTab }: FootProps<E>) {
  const hasTicked = batch !== undefined && list.selection.count > 0
  return (
    <div className="list-foot" data-ticked={hasTicked}>
      {hasTicked && (
        <BatchBar selection={list.selection} total={list.total} isAtLeast={list.isPartial}>
          {batch}
        </BatchBar>
      )}
      {list.total > 0 && !isOtherTab && (
        <ListPager
          page={list.address.page}
          size={list.address.size}
          total={list.total}
          isAtLeast={list.isPartial}
          go={list.go}
          isShort={hasTicked}
        />
      )}
    </div>
  )
}

function toggleByKey<E extends ListEndpoint>(list: ListState<E>, key: string) {
  const row = list.rows.find((each) => String(list.keyOf(each)) === key)
  if (row) list.selection.toggle(row)
}

interface EmptyProps<E extends ListEndpoint> {
  readonly list: ListState<E>
  readonly text: EmptyListText
  readonly filters: FiltersOf<E>
}

function Empty<E extends ListEndpoint>({ list, text, filters: declared }: EmptyProps<E>) {
  const filters = narrowing(list.address.filters, declared)
  if (list.status === 'first') return <RowSkeleton />
  if (list.status === 'denied') return <NotAllowed />
  const reset = () => list.go({ filters: Object.fromEntries(filters.map((name) => [name, ''])) })
  if (list.status === 'failed') {
    const { error } = list
    const isUnasked =
      error instanceof CallError && filters.some((name) => error.fields.some(({ path }) => path === name))
    if (isUnasked) return <NoMatches because={error.message} onReset={reset} />
    return <LoadFailed error={error} onRetry={list.retry} />
  }
  if (filters.length === 0) return <EmptyList {...text} />
  return (
    <NoMatches onReset={reset}>
      <TabHits list={list} filters={declared} />
    </NoMatches>
  )
}
