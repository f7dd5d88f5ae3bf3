import './data-cards.css'
import type { ArrangedColumn } from '#ui/list/columns/arrange-columns.ts'
import { cellOf } from '#ui/list/columns/column.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { longPress } from './long-press.ts'

/** What rows are called by among staff; it needs no line of its own. */
const NUMBER = 'ID'
const SHORT = 120

/** Two such values fit beside each other. */
const isShort = ({ width = SHORT + 1 }: { readonly width?: number }) => width <= SHORT

interface Props<Row extends object> extends DataTableProps<Row> {
  readonly arranged: readonly ArrangedColumn<Row>[]
}

/** The same columns for a narrow window: the main one is the heading, the others a list of labels and values. */
export function DataCards<Row extends object>(props: Props<Row>) {
  const { label, rows, keyOf, actions, selection, empty, arranged, markedKey } = props
  if (rows.length === 0) return empty
  const main = arranged.find(({ column }) => column.isMain) ?? arranged[0]
  const picture = arranged.find(({ column }) => column.isPicture)
  const number = arranged.find(({ column }) => column.title === NUMBER)
  const others = arranged.filter((column) => ![main, picture, number].includes(column))
  return (
    <ul className="data-cards" aria-label={label}>
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className="data-card"
          data-row-key={keyOf(row)}
          tabIndex={-1}
          aria-current={String(keyOf(row)) === markedKey}
          {...(selection && longPress(() => selection.toggle(row)))}
        >
          <header>
            {selection && (
              <label className="data-card-tick">
                <input
                  type="checkbox"
                  aria-label={`选择 ${String(keyOf(row))}`}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                />
              </label>
            )}
            {picture && <div className="data-card-picture">{cellOf(picture.column, row)}</div>}
            <div className="data-card-main">
              {main && cellOf(main.column, row)}
              {number && number !== main && (
                <span className="data-card-number">
                  {NUMBER} {cellOf(number.column, row)}
                </span>
              )}
            </div>
          </header>
          <dl data-figures={others.every(({ column }) => column.align === 'right')}>
            {others.map(({ key, column }) => (
              <div key={key} data-short={isShort(column)}>
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
