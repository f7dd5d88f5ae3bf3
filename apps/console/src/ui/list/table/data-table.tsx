import '#ui/theme/density.css'
import './data-table.css'
import { useMediaQuery, useNarrow } from '#ui/theme/media-query.ts'
import { Table, type TableColumnType } from 'antd'
import { type Key, useEffect, useRef } from 'react'
import { arrangeColumns, type ArrangedColumn } from '#ui/list/columns/arrange-columns.ts'
import { cellOf } from '#ui/list/columns/column.tsx'
import { DataCards } from './data-cards.tsx'
import type { DataTableProps } from './data-table-props.ts'
import type { Density } from '#ui/theme/density.ts'
import { useListPreferences } from '#ui/list/list-preferences.ts'
import { tableRole, virtualParts } from './virtual-parts.tsx'

/** Beyond this many rows only those in sight are built. */
const VIRTUAL_FROM = 100
/** `main`: what the heading of a row takes at least. */
const ROOM = { selection: 48, column: 160, main: 140, actions: 192 }
/** Below this width columns that can be spared are left out. */
const CROWDED = '(max-width: 1199px)'

/** What people compare they want to see the most of first. */
const LARGEST_FIRST: ('descend' | 'ascend')[] = ['descend', 'ascend']

/** Rows as a table, in a narrow window as cards, from one declaration of columns. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const preferences = useListPreferences(props.name)
  const arranged = arrangeColumns(props.columns, preferences).filter((column) => column.isShown)
  const isNarrow = useNarrow()
  const isCrowded = useMediaQuery(CROWDED)
  const frame = useRef<HTMLDivElement>(null)
  const { rows, keyOf, selection, height } = props
  const isVirtual = rows.length > VIRTUAL_FROM && height !== undefined
  useEffect(() => {
    // antd measures column widths with a hidden copy of the header, in which the keyboard must not get lost.
    for (const copy of frame.current?.querySelectorAll<HTMLElement>('.ant-table-measure-row') ?? []) copy.inert = true
    const virtual = isVirtual ? { label: props.label, rows: rows.length } : undefined
    tableRole(frame.current?.querySelector('.ant-table-container'), virtual)
  })
  if (isNarrow) return <DataCards {...props} arranged={arranged} />

  const fitting = arranged.filter(({ column, isAskedFor }) => !isCrowded || !column.isSpare || isAskedFor)
  const elastic = elasticIn(fitting)
  const width =
    fitting.reduce((sum, column) => sum + (column === elastic ? ROOM.main : (column.width ?? ROOM.column)), 0) +
    (selection ? ROOM.selection : 0) +
    (props.actions ? ROOM.actions : 0)
  return (
    <div ref={frame}>
      <Table<Row>
        className={classOf(fitting, preferences.density)}
        {...(isVirtual ? { components: virtualParts } : { 'aria-label': props.label })}
        size="middle"
        tableLayout="fixed"
        virtual={isVirtual}
        scroll={{ x: width, ...(height !== undefined && rows.length > 0 ? { y: height } : {}) }}
        columns={tableColumns(props, fitting, isVirtual)}
        dataSource={rows}
        rowKey={keyOf}
        pagination={false}
        showSorterTooltip={false}
        sortDirections={LARGEST_FIRST}
        locale={{ emptyText: props.empty }}
        onRow={(row, index = 0) => ({
          tabIndex: -1,
          ...(String(keyOf(row)) === props.markedKey ? { 'aria-current': true } : {}),
          ...(isVirtual ? { 'aria-rowindex': index + 2 } : {}),
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

const classOf = <Row extends object>(columns: readonly ArrangedColumn<Row>[], density: Density | undefined) => {
  const hasPictures = columns.some(({ column }) => column.isPicture)
  return ['data-table', hasPictures && 'has-pictures', density && `rows-${density}`].filter(Boolean).join(' ')
}

function tableColumns<Row extends object>(
  { actions, sorting }: DataTableProps<Row>,
  arranged: readonly ArrangedColumn<Row>[],
  isVirtual: boolean,
): TableColumnType<Row>[] {
  // Rows that are drawn only in sight need every width.
  const elastic = isVirtual ? undefined : elasticIn(arranged)
  const data = arranged.map((each): TableColumnType<Row> => {
    const { key, column, width } = each
    const room = each === elastic ? undefined : (width ?? (isVirtual ? ROOM.column : undefined))
    return {
      key,
      title: column.title,
      ...(room === undefined ? {} : { width: room }),
      ...(column.align ? { align: column.align } : {}),
      ...(sorting?.fields.includes(column.field)
        ? { sorter: true, sortOrder: sortOrder(sorting.by, column.field) }
        : {}),
      render: (_, row) => cellOf(column, row),
    }
  })
  if (!actions) return data
  return [
    ...data,
    {
      key: 'actions',
      title: '操作',
      width: ROOM.actions,
      fixed: 'end',
      render: (_, row) => actions(row),
    },
  ]
}

/** The heading of a row takes what the others leave, unless somebody chose its width or another column is as free. */
const elasticIn = <Row extends object>(columns: readonly ArrangedColumn<Row>[]) =>
  columns.some(({ column, width }) => !column.isMain && width === undefined)
    ? undefined
    : columns.find(({ column, isWidened }) => column.isMain && !isWidened)

const sortOrder = (by: string | undefined, field: string) =>
  by === field ? 'ascend' : by === `-${field}` ? 'descend' : null

const sortText = (order: 'ascend' | 'descend' | null | undefined, field: string | undefined) =>
  order && field ? `${order === 'descend' ? '-' : ''}${field}` : undefined
