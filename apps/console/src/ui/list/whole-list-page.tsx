import './list-page.css'
import { type ReactNode, useId, useRef } from 'react'
import { LoadFailed, NotAllowed, EmptyList, type EmptyListText, RowSkeleton } from './list-empty.tsx'
import type { Column } from './columns/column.tsx'
import { listName } from './list-call.ts'
import { DataTable } from './table/data-table.tsx'
import { ListRows } from './table/list-rows.tsx'
import { StaleAlert } from './table/stale-alert.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useChanged } from './trail/changed-record.ts'
import { useListTrail } from './trail/list-trail.ts'
import type { WholeList, WholeRow } from './use-whole-list.ts'

interface Props<Row extends WholeRow> {
  readonly list: WholeList<Row>
  readonly title: string
  readonly empty: EmptyListText
  /** Beside the title: what makes a new row. */
  readonly actions?: ReactNode
  readonly filters?: ReactNode
  /** Stands on a page that has a title of its own. */
  readonly isPart?: boolean
  /** Of the table of the rows. */
  readonly columns?: readonly Column<Row>[]
  readonly rowActions?: (row: Row) => ReactNode
  /** Instead of a table: the rows, once there are any. */
  readonly children?: ReactNode
}

/** A list that comes whole: as ListPage, without pager and column settings. */
export function WholeListPage<Row extends WholeRow>(props: Props<Row>) {
  const { list, title, empty, actions, filters, isPart = false } = props
  const Title = isPart ? 'h2' : 'h1'
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  useListKeys(frame, undefined)
  useListTrail({
    call: list.call,
    input: {},
    keys: list.rows.map(({ id }) => id),
    total: list.rows.length,
    isCurrent: list.status === 'ready' && !list.isUpdating,
  })
  return (
    <section ref={frame} className="list-page" aria-labelledby={titleId}>
      <div>
        <header className="list-head">
          <Title id={titleId}>{title}</Title>
          <div className="list-actions">{actions}</div>
        </header>
        {filters}
        {list.status === 'ready' && list.error && <StaleAlert reason={list.error.message} onRetry={list.retry} />}
      </div>
      <ListRows isUpdating={list.isUpdating}>
        {list.rows.length > 0 ? <Rows {...props} /> : <NoRows list={list} empty={empty} />}
      </ListRows>
    </section>
  )
}

function Rows<Row extends WholeRow>({ list, title, columns, rowActions, children }: Props<Row>) {
  const changed = useChanged(list.call)
  if (columns === undefined) return children
  return (
    <DataTable
      name={listName(list.call)}
      label={title}
      columns={columns}
      rows={list.rows}
      keyOf={({ id }) => id}
      markedKey={changed?.key}
      actions={rowActions}
      empty={null}
    />
  )
}

function NoRows<Row extends WholeRow>({ list, empty }: Pick<Props<Row>, 'list' | 'empty'>) {
  if (list.status === 'first') return <RowSkeleton />
  if (list.status === 'denied') return <NotAllowed />
  if (list.status === 'failed') return <LoadFailed error={list.error} onRetry={list.retry} />
  return <EmptyList {...empty} />
}
