import { DeleteOutlined } from '@ant-design/icons'
import { skuText, valuesIn } from '@zhanggui/domain/product/sku/sku-rules'
import { useSyncExternalStore } from 'react'
import { CellInput } from './cell-input.tsx'
import { type GridSettings, ROW_HEIGHT } from './grid-settings.ts'
import { PictureCell } from './picture-cell.tsx'
import { cells, isFigure, textOf } from './lines/sku-cells.ts'
import type { SkuGridStore } from './sku-grid-store.ts'
import type { CellName, SkuLine } from './lines/sku-line.ts'
import { useGridProblem } from './use-grid-problem.ts'

interface Props {
  readonly grid: SkuGridStore
  readonly row: number
  readonly settings: GridSettings
}

export function SkuRow({ grid, row, settings }: Props) {
  const line = useSyncExternalStore(grid.subscribe, () => grid.shown()[row])
  const marks = useSyncExternalStore(grid.place.subscribe, () => marksOf(grid, row))
  const problemAt = useGridProblem(grid)
  if (!line) return null
  const values = valuesIn(settings.specs, line.values)
  const name = skuText(values)
  return (
    <div
      role="row"
      className="sku-row"
      aria-rowindex={row + 2}
      style={{ top: row * ROW_HEIGHT, gridTemplateColumns: settings.template }}
    >
      <div role="rowheader" className="sku-name">
        {values.map((value, index) => (
          <span key={settings.specs[index]?.name} title={value}>
            {value}
          </span>
        ))}
        {settings.note && <span className="sku-note">{settings.note.of(line)}</span>}
      </div>
      {grid.cells.map((cell, column) => (
        <SkuCell
          key={cell}
          grid={grid}
          place={{ row, column }}
          line={line}
          name={name}
          mark={marks[column] ?? ''}
          problem={problemAt(line, cell)}
          settings={settings}
        />
      ))}
      {settings.canRemove && (
        <div role="gridcell" className="sku-remove">
          <button
            type="button"
            tabIndex={/a/i.test(marks) ? 0 : -1}
            aria-label={`删除 ${name}`}
            onClick={() => grid.removeRows(row, row)}
          >
            <DeleteOutlined aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}

/** One letter per cell: `a` has the focus (`A` at the corner), `s` is selected (`c` at the corner), `f` will be filled. */
function marksOf(grid: SkuGridStore, row: number): string {
  const { head, fillTo } = grid.place.get()
  const { top, left, bottom, right } = grid.rect()
  const isIn = row >= top && row <= bottom
  const isFilled = fillTo !== undefined && row > bottom && row <= fillTo
  if (!isIn && !isFilled) return ''
  return grid.cells
    .map((_, column) => {
      if (column < left || column > right) return '-'
      if (isFilled) return 'f'
      if (row === head.row && column === head.column) return row === bottom && column === right ? 'A' : 'a'
      return row === bottom && column === right ? 'c' : 's'
    })
    .join('')
}

interface CellProps {
  readonly grid: SkuGridStore
  readonly place: { readonly row: number; readonly column: number }
  readonly line: SkuLine
  readonly name: string
  readonly mark: string
  readonly problem: string | undefined
  readonly settings: GridSettings
}

function SkuCell({ grid, place, line, name, mark, problem, settings }: CellProps) {
  const cell: CellName = grid.cells[place.column] ?? 'image'
  const isActive = mark === 'a' || mark === 'A'
  const text = textOf(line, cell)
  const label = `${name} ${cells[cell].label}`
  return (
    <div
      role="gridcell"
      className="sku-cell"
      data-row={place.row}
      data-column={place.column}
      data-mark={mark}
      data-figure={isFigure(cell)}
      aria-colindex={place.column + 2}
      aria-selected={mark !== '' && mark !== '-' && mark !== 'f'}
      {...(problem === undefined ? {} : { 'data-wrong': true, title: problem })}
    >
      {cell === 'image' ? (
        <PictureCell
          grid={grid}
          path={text}
          label={text === '' ? `选择 ${label}` : `更换 ${label}`}
          isActive={isActive}
          isReadOnly={settings.isReadOnly}
          onPick={settings.onPick}
        />
      ) : isActive ? (
        <CellInput grid={grid} text={text} label={label} isReadOnly={settings.isReadOnly} problem={problem} />
      ) : (
        text
      )}
      {(mark === 'c' || mark === 'A') && !settings.isReadOnly && <span className="sku-fill" aria-hidden />}
    </div>
  )
}
