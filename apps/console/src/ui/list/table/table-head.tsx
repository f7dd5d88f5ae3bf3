import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons'
import type { ArrangedColumn } from '#ui/list/columns/arrange-columns.ts'
import type { DataTableProps } from './data-table-props.ts'

interface Props<Row extends object> extends Pick<
  DataTableProps<Row>,
  'rows' | 'keyOf' | 'actions' | 'selection' | 'sorting'
> {
  readonly arranged: readonly ArrangedColumn<Row>[]
}

export function TableHead<Row extends object>({ rows, keyOf, actions, selection, sorting, arranged }: Props<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="data-table-tick">
            <TickAll rows={rows} keyOf={keyOf} selection={selection} />
          </th>
        )}
        {arranged.map(({ key, column }) =>
          sorting?.fields.includes(column.field) ? (
            <SortableHead key={key} field={column.field} title={column.title} align={column.align} sorting={sorting} />
          ) : (
            <th key={key} scope="col" data-align={column.align}>
              {column.title}
            </th>
          ),
        )}
        {actions && (
          <th scope="col" className="data-table-actions">
            操作
          </th>
        )}
      </tr>
    </thead>
  )
}

type TickProps<Row extends object> = Pick<DataTableProps<Row>, 'rows' | 'keyOf'> & {
  readonly selection: NonNullable<DataTableProps<Row>['selection']>
}

/** Ticks the rows of this page, or takes their ticks away. */
function TickAll<Row extends object>({ rows, keyOf, selection }: TickProps<Row>) {
  const ticked = rows.filter((row) => selection.has(row)).length
  const isAll = ticked > 0 && ticked === rows.length
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && !isAll
      }}
      type="checkbox"
      aria-label="全选当页"
      checked={isAll}
      disabled={rows.length === 0}
      onChange={() => selection.tick(rows, new Set(isAll ? [] : rows.map(keyOf)))}
    />
  )
}

interface SortProps {
  readonly field: string
  readonly title: string
  readonly align: 'right' | 'center' | undefined
  readonly sorting: NonNullable<DataTableProps<object>['sorting']>
}

/** Downwards, upwards, as it was: what people compare they want to see the most of first. */
function SortableHead({ field, title, align, sorting: { by, onChange } }: SortProps) {
  const order = by === field ? 'ascending' : by === `-${field}` ? 'descending' : undefined
  const next = order === 'descending' ? field : order === undefined ? `-${field}` : undefined
  return (
    <th scope="col" data-align={align} {...(order ? { 'aria-sort': order } : {})}>
      <button type="button" className="data-table-sort" onClick={() => onChange(next)}>
        {title}
        <span className="data-table-carets" data-order={order} aria-hidden>
          <CaretUpFilled aria-hidden />
          <CaretDownFilled aria-hidden />
        </span>
      </button>
    </th>
  )
}
