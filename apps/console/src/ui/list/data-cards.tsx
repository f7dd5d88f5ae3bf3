import './data-cards.css'
import { Checkbox } from 'antd'
import type { ArrangedColumn } from './arrange-columns.ts'
import { cellOf } from './column.tsx'
import type { DataTableProps } from './data-table-props.ts'

interface Props<Row extends object> extends DataTableProps<Row> {
  readonly arranged: readonly ArrangedColumn<Row>[]
}

/** The same columns for a narrow window: the main one is the heading, the others a list of labels and values. */
export function DataCards<Row extends object>({ label, rows, keyOf, actions, selection, empty, arranged }: Props<Row>) {
  if (rows.length === 0) return empty
  const main = arranged.find(({ column }) => column.isMain) ?? arranged[0]
  const others = arranged.filter((column) => column !== main)
  return (
    <ul className="data-cards" aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)} className="data-card" data-row-key={keyOf(row)} tabIndex={-1}>
          <header>
            {selection && (
              <Checkbox
                aria-label={`选择 ${String(keyOf(row))}`}
                checked={selection.has(row)}
                onChange={() => selection.toggle(row)}
              />
            )}
            <div className="data-card-main">{main && cellOf(main.column, row)}</div>
          </header>
          <dl>
            {others.map(({ key, column }) => (
              <div key={key}>
                <dt>{column.title}</dt>
                <dd>{cellOf(column, row)}</dd>
              </div>
            ))}
          </dl>
          {actions && <footer>{actions(row)}</footer>}
        </li>
      ))}
    </ul>
  )
}
