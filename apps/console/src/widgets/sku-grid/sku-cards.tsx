import './sku-cards.css'
import { useStore } from '#api/store.ts'
import { DeleteOutlined } from '@ant-design/icons'
import { skuText, valuesIn } from '@zhanggui/domain/product/sku/sku-rules'
import { Button } from 'antd'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CellField } from './batch-row.tsx'
import type { GridSettings } from './grid-settings.ts'
import { ProblemCount } from './grid-tools.tsx'
import { cells, isFigure, textOf } from './lines/sku-cells.ts'
import type { CellName, SkuLine } from './lines/sku-line.ts'
import { PictureCell } from './picture-cell.tsx'
import type { SkuGridStore } from './sku-grid-store.ts'
import { useGridProblem } from './use-grid-problem.ts'

/** How many cards are drawn at first, and with each step more. */
const STEP = 30
const AT_HAND: ReadonlySet<CellName> = new Set(['price', 'stock'])

interface Props {
  readonly grid: SkuGridStore
  readonly settings: GridSettings
}

/** The SKUs one below the other: price and stock at hand, the rest unfolds. */
export function SkuCards({ grid, settings }: Props) {
  const shown = useSyncExternalStore(grid.subscribe, grid.shown)
  const head = useSyncExternalStore(grid.place.subscribe, () => grid.place.get().head.row)
  const [most, setMost] = useState(STEP)
  // Whoever is led to a cell finds its card.
  const drawn = shown.slice(0, Math.max(most, head + 1))
  return (
    <>
      {!settings.isReadOnly && <ProblemCount grid={grid} />}
      <ul className="sku-cards" aria-label="商品规格">
        {drawn.map((line, row) => (
          <SkuCard key={line.id ?? JSON.stringify(line.values)} grid={grid} line={line} row={row} settings={settings} />
        ))}
      </ul>
      {drawn.length < shown.length && (
        <Button block onClick={() => setMost(drawn.length + STEP)}>
          再显示 {Math.min(STEP, shown.length - drawn.length)} 个，共 {shown.length} 个规格
        </Button>
      )}
    </>
  )
}

interface CardProps extends Props {
  readonly line: SkuLine
  readonly row: number
}

function SkuCard({ grid, line, row, settings }: CardProps) {
  const { specs, isReadOnly, canRemove, note, onPick } = settings
  const problemAt = useGridProblem(grid)
  const name = skuText(valuesIn(specs, line.values))
  const card = useFocusedCell(grid, row)
  const atHand = grid.cells.filter((cell) => AT_HAND.has(cell))
  const theRest = grid.cells.filter((cell) => cell !== 'image' && !AT_HAND.has(cell))
  const hasPicture = grid.cells.includes('image')
  const isRestWrong = theRest.some((cell) => problemAt(line, cell) !== undefined)
  const field = (cell: CellName) => (
    <LabelledCell
      key={cell}
      cell={cell}
      name={name}
      text={textOf(line, cell)}
      problem={problemAt(line, cell)}
      onChange={(text) => grid.edit([{ row, column: grid.cells.indexOf(cell), text }])}
    />
  )
  const pick = () => {
    grid.select({ top: row, left: 0, bottom: row, right: 0 })
    onPick()
  }
  const pictureProblem = problemAt(line, 'image')
  return (
    <li ref={card} className="sku-card">
      <header>
        {hasPicture && (
          <div className="sku-card-picture" data-wrong={pictureProblem !== undefined} title={pictureProblem}>
            <PictureCell
              grid={grid}
              path={line.image}
              label={`${line.image === '' ? '选择' : '更换'} ${name} 图片`}
              isActive={false}
              isReadOnly={isReadOnly}
              onPick={pick}
            />
          </div>
        )}
        <strong>{name}</strong>
        {note && <span className="sku-note">{`${note.title} ${note.of(line)}`}</span>}
        {canRemove && (
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`删除 ${name}`}
            onClick={() => grid.removeRows(row, row)}
          />
        )}
      </header>
      <div className="sku-card-cells">{atHand.map(field)}</div>
      {theRest.length > 0 && (
        <details open={isRestWrong || undefined}>
          <summary>成本价、原价、编号、重量、体积</summary>
          <div className="sku-card-cells">{theRest.map(field)}</div>
        </details>
      )}
    </li>
  )
}

interface CellProps {
  readonly cell: CellName
  /** Of the SKU. */
  readonly name: string
  readonly text: string
  readonly problem: string | undefined
  readonly onChange: (text: string) => void
}

const LabelledCell = ({ cell, name, text, problem, onChange }: CellProps) => (
  <label data-cell={cell}>
    <span>{cells[cell].label}</span>
    <CellField
      label={`${name} ${cells[cell].label}`}
      isFigure={isFigure(cell)}
      text={text}
      isWrong={problem !== undefined}
      onChange={onChange}
      onEnter={() => undefined}
    />
    {problem !== undefined && <small className="sku-problem">{problem}</small>}
  </label>
)

/** The input of the cell to which somebody was led. */
function useFocusedCell(grid: SkuGridStore, row: number) {
  const card = useRef<HTMLLIElement>(null)
  const { head, moves } = useStore(grid.place)
  const isHere = head.row === row
  useEffect(() => {
    if (!isHere || !grid.takeFocus()) return
    const cell = card.current?.querySelector<HTMLElement>(`[data-cell='${grid.cells[head.column] ?? ''}'] input`)
    const target = cell ?? card.current?.querySelector('button')
    target?.focus()
  }, [grid, isHere, head.column, moves])
  return card
}
