import './long-table.css'
import { Table, type TableColumnType } from 'antd'
import { type Key, useEffect, useRef } from 'react'
import type { ArrangedColumn } from '#ui/list/columns/arrange-columns.ts'
import { cellOf } from '#ui/list/columns/column.tsx'
import { leastWidth, ROOM } from './column-room.ts'
import type { DataTableProps } from './data-table-props.ts'
import type { Density } from '#ui/theme/density.ts'
import { nameTable, virtualParts } from './virtual-parts.tsx'

/** What people compare they want to see the most of first. */
const LARGEST_FIRST: ('descend' | 'ascend')[] = ['descend', 'ascend']

interface Props<Row extends object> extends DataTableProps<Row> {
  readonly height: number
  readonly arranged: readonly ArrangedColumn<Row>[]
  readonly density: Density | undefined
}

/** More rows than anybody sees at once: antd's table builds those in sight only. */
export default function LongTable<Row extends object>(props: Props<Row>) {
  const { rows, keyOf, selection, height, arranged, actions, label, density } = props
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // antd measures column widths with a hidden copy of the header, in which the keyboard must not get lost.
    for (const copy of frame.current?.querySelectorAll<HTMLElement>('.ant-table-measure-row') ?? []) copy.inert = true
    nameTable(frame.current?.querySelector('.ant-table-container'), label, rows.length)
  })
  return (
    <div ref={frame}>
      <Table<Row>
        className={density ? `long-table rows-${density}` : 'long-table'}
        components={virtualParts}
        size="middle"
        sortDirections={LARGEST_FIRST}
        tableLayout="fixed"
        virtual
        scroll={{
          x: leastWidth(arranged, { hasTicks: selection !== undefined, hasActions: actions !== undefined }),
          y: height,
        }}
        columns={tableColumns(props)}
        dataSource={rows}
        rowKey={keyOf}
        pagination={false}
        showSorterTooltip={false}
        onRow={(row, index = 0) => ({
          tabIndex: -1,
          'aria-rowindex': index + 2,
          ...(String(keyOf(row)) === props.markedKey ? { 'aria-current': true } : {}),
        })}
        onChange={(_, __, sorter) => {
          if (Array.isArray(sorter)) return
          const sorted = arranged.find(({ key }) => key === sorter.columnKey)
          props.sorting?.onChange(sortText(sorter.order, sorted?.column.field))
        }}
        {...(selection
          ? {
              rowSelection: {
                columnWidth: ROOM.selection,
                fixed: true,
                selectedRowKeys: selection.isAll ? rows.map(keyOf) : [...selection.keys],
                onChange: (ticked: Key[]) => selection.tick(rows, new Set(ticked)),
                getCheckboxProps: (row: Row) => ({ 'aria-label': `选择 ${String(keyOf(row))}` }),
              },
            }
          : {})}
      />
    </div>
  )
}

/** Rows that are drawn only in sight need every width. */
function tableColumns<Row extends object>({ actions, sorting, arranged }: Props<Row>): TableColumnType<Row>[] {
  const data = arranged.map(({ key, column, width }): TableColumnType<Row> => ({
    key,
    title: column.title,
    width: width ?? ROOM.column,
    ...(column.align ? { align: column.align } : {}),
    ...(sorting?.fields.includes(column.field) ? { sorter: true, sortOrder: sortOrder(sorting.by, column.field) } : {}),
    render: (_, row) => cellOf(column, row),
  }))
  if (!actions) return data
  return [
    ...data,
    { key: 'actions', title: '操作', width: ROOM.actions, fixed: 'end', render: (_, row) => actions(row) },
  ]
}

const sortOrder = (by: string | undefined, field: string) =>
  by === field ? 'ascend' : by === `-${field}` ? 'descend' : null

const sortText = (order: 'ascend' | 'descend' | null | undefined, field: string | undefined) =>
  order && field ? `${order === 'descend' ? '-' : ''}${field}` : undefined
