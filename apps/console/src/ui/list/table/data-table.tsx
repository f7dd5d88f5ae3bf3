import '#ui/theme/density.css'
import './data-table.css'
import { drawnPage } from '#api/network/drawn-page.ts'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useMediaQuery, useNarrow } from '#ui/theme/media-query.ts'
import { type Key, memo, type ReactNode, Suspense, useDeferredValue, useMemo, useRef } from 'react'
import { arrangeColumns, type ArrangedColumn } from '#ui/list/columns/arrange-columns.ts'
import { cellOf } from '#ui/list/columns/column.tsx'
import { useListPreferences } from '#ui/list/list-preferences.ts'
import type { Density } from '#ui/theme/density.ts'
import { elasticIn, leastWidth, ROOM } from './column-room.ts'
import type LongTableType from './long-table.tsx'
import { DataCards } from './data-cards.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { TableHead } from './table-head.tsx'
import { useOverflowMark } from './use-overflow-mark.ts'

/** Beyond this many rows only those in sight are built, by another table that is only loaded then. */
const MOST_ROWS = 100
const LongTable = lazyPart(() => import('./long-table.tsx')) as unknown as typeof LongTableType
/** A row takes at least so much of the window's height, with its share of what stands around the rows. */
const PLAIN_ROW = 60
const PICTURE_ROW = 80
/** Below this width columns that can be spared are left out. */
const CROWDED = '(max-width: 1199px)'

/** Rows as a table, in a narrow window as cards, from one declaration of columns. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const preferences = useListPreferences(props.name)
  const isNarrow = useNarrow()
  const isCrowded = useMediaQuery(CROWDED)
  const { columns } = props
  // Other columns are other rows.
  const { arranged, fitting } = useMemo(() => {
    const shown = arrangeColumns(columns, preferences).filter((column) => column.isShown)
    return {
      arranged: shown,
      fitting: shown.filter(({ column, isAskedFor }) => !isCrowded || !column.isSpare || isAskedFor),
    }
  }, [columns, preferences, isCrowded])
  if (isNarrow) return <DataCards {...props} arranged={arranged} />
  const { density } = preferences
  if (props.rows.length > MOST_ROWS && props.height !== undefined) {
    return (
      <Suspense>
        <LongTable {...props} height={props.height} arranged={fitting} density={density} />
      </Suspense>
    )
  }
  return <PlainTable {...props} arranged={fitting} density={density} />
}

interface PlainProps<Row extends object> extends DataTableProps<Row> {
  readonly arranged: readonly ArrangedColumn<Row>[]
  readonly density: Density | undefined
}

/** A table of the browser's own: header and outer columns stand still by style alone, and nothing is measured. */
function PlainTable<Row extends object>(props: PlainProps<Row>) {
  const { keyOf, selection, actions, arranged, height } = props
  const rows = useRowsInSight(props)
  const frame = useRef<HTMLDivElement>(null)
  useOverflowMark(frame)
  const around = { hasTicks: selection !== undefined, hasActions: actions !== undefined }
  const elastic = elasticIn(arranged)
  const columnCount = arranged.length + (selection ? 1 : 0) + (actions ? 1 : 0)
  return (
    <div
      ref={frame}
      className={classOf(arranged, props.density)}
      {...(height === undefined ? {} : { style: { maxHeight: height } })}
    >
      <table aria-label={props.label} style={{ minWidth: leastWidth(arranged, around) }}>
        <colgroup>
          {selection && <col style={{ width: ROOM.selection }} />}
          {arranged.map((each) => (
            <col
              key={each.key}
              {...(each === elastic || each.width === undefined ? {} : { style: { width: each.width } })}
            />
          ))}
          {actions && <col style={{ width: ROOM.actions }} />}
        </colgroup>
        <TableHead {...props} />
        <tbody>
          {rows.length === 0 && (
            <tr className="data-table-empty">
              <td colSpan={columnCount}>{props.empty}</td>
            </tr>
          )}
          {rows.map((row) => (
            <DataRow
              key={keyOf(row)}
              id={keyOf(row)}
              row={row}
              arranged={arranged}
              actions={actions}
              isTicked={selection?.has(row)}
              isMarked={String(keyOf(row)) === props.markedKey}
              isLeft={props.isLeft === true}
              onToggle={selection?.toggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const hasPicturesIn = <Row extends object>(columns: readonly ArrangedColumn<Row>[]) =>
  columns.some(({ column }) => column.isPicture)

/**
 * The rows that a window has room for, and the others when those are drawn: twice as many would take twice as long. A row
 * that is to be shown is there from the beginning.
 */
function useRowsInSight<Row extends object>({ rows, arranged, markedKey }: PlainProps<Row>): readonly Row[] {
  const isDrawn = useDeferredValue(true, false)
  const room = Math.ceil(drawnPage.height() / (hasPicturesIn(arranged) ? PICTURE_ROW : PLAIN_ROW))
  return isDrawn || markedKey !== undefined ? rows : rows.slice(0, room)
}

function classOf<Row extends object>(columns: readonly ArrangedColumn<Row>[], density: Density | undefined) {
  const hasPictures = hasPicturesIn(columns)
  return ['data-table', hasPictures && 'has-pictures', density && `rows-${density}`].filter(Boolean).join(' ')
}

interface RowProps<Row extends object> {
  readonly id: Key
  readonly row: Row
  readonly arranged: readonly ArrangedColumn<Row>[]
  readonly actions: ((row: Row) => ReactNode) | undefined
  /** Nothing where rows cannot be ticked. */
  readonly isTicked: boolean | undefined
  /** The record that was saved last. */
  readonly isMarked: boolean
  /** Other rows are on their way. */
  readonly isLeft: boolean
  readonly onToggle: ((row: Row) => void) | undefined
}

function PlainRow<Row extends object>({ id, row, arranged, actions, isTicked, isMarked, onToggle }: RowProps<Row>) {
  return (
    <tr data-row-key={id} data-ticked={isTicked} tabIndex={-1} {...(isMarked ? { 'aria-current': true } : {})}>
      {isTicked !== undefined && (
        <td className="data-table-tick">
          <input type="checkbox" aria-label={`选择 ${id}`} checked={isTicked} onChange={() => onToggle?.(row)} />
        </td>
      )}
      {arranged.map(({ key, column }) => (
        <td key={key} data-align={column.align}>
          {cellOf(column, row)}
        </td>
      ))}
      {actions && <td className="data-table-actions">{actions(row)}</td>}
    </tr>
  )
}

/** Rows that were left need not know what is going to stand around the next ones. */
const isSameRow = <Row extends object>(before: RowProps<Row>, after: RowProps<Row>) =>
  before.row === after.row &&
  before.isTicked === after.isTicked &&
  before.isMarked === after.isMarked &&
  (after.isLeft ||
    (before.arranged === after.arranged && before.actions === after.actions && before.onToggle === after.onToggle))

const DataRow = memo(PlainRow, isSameRow) as typeof PlainRow
