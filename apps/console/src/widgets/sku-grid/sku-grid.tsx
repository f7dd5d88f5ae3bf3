import './lines/sku-cells.css'
import './sku-grid.css'
import { useMediaQuery } from '#ui/theme/media-query.ts'
import { usePicturePicker } from '#widgets/picture-picker/picker/use-picture-picker.tsx'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { type MouseEvent, useRef, useState, useSyncExternalStore } from 'react'
import { columnsOf, type GridSettings, type LineNote, ROW_HEIGHT, SHOWN_ROWS } from './grid-settings.ts'
import { GridStatus } from './grid-status.tsx'
import { GridTools } from './grid-tools.tsx'
import { cells, isFigure } from './lines/sku-cells.ts'
import type { SkuGridStore } from './sku-grid-store.ts'
import { problemsIn } from './lines/sku-lines.ts'
import { SkuCards } from './sku-cards.tsx'
import { SkuFilterSelect } from './sku-filter-select.tsx'
import { SkuRow } from './sku-row.tsx'
import { useGridDrag } from './keys/use-grid-drag.ts'
import { useGridKeys } from './keys/use-grid-keys.ts'

interface Props {
  readonly grid: SkuGridStore
  readonly specs: readonly Spec[]
  readonly isReadOnly: boolean
  /** A product without specs has one line, which stays. */
  readonly canRemove: boolean
  readonly note?: LineNote
  readonly id?: string
}

/** Where a spreadsheet has no room. */
const PHONE = '(max-width: 767px)'

/** The SKUs of a product as a spreadsheet, of which only the rows in sight are drawn; on a phone as cards. */
export function SkuGrid({ grid, specs, isReadOnly, canRemove, note, id }: Props) {
  const count = useSyncExternalStore(grid.subscribe, () => grid.shown().length)
  const isPhone = useMediaQuery(PHONE)
  const { pick, dialog } = usePicturePicker()
  const choosePicture = async () => {
    const { top, bottom } = grid.rect()
    const [picture] = (await pick({ mode: 'single', kind: 'picture', ratio: 1 })) ?? []
    if (!picture) return
    const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index)
    grid.edit(rows.map((row) => ({ row, column: grid.cells.indexOf('image'), text: picture.sattDir })))
  }
  const settings: GridSettings = {
    specs,
    isReadOnly,
    canRemove: canRemove && !isReadOnly,
    note,
    ...columnsOf(grid.cells, specs.length, canRemove && !isReadOnly, note !== undefined),
    onPick: () => void choosePicture(),
  }
  return (
    <div
      className="sku-grid"
      id={id}
      tabIndex={-1}
      // Whoever is led here is led on to the first cell that is wrong.
      onFocus={({ target, currentTarget }) => target === currentTarget && goToFirstWrong(grid)}
    >
      <SkuFilterSelect grid={grid} specs={specs} />
      {isPhone ? (
        <SkuCards grid={grid} settings={settings} />
      ) : (
        <>
          {!isReadOnly && <GridTools grid={grid} canRemove={canRemove} />}
          <GridStage grid={grid} count={count} settings={settings} />
          <GridStatus grid={grid} isReadOnly={isReadOnly} />
        </>
      )}
      {dialog}
    </div>
  )
}

function goToFirstWrong(grid: SkuGridStore) {
  const [first] = problemsIn(grid.lines(), grid.cells)
  if (first) grid.goToProblem(first)
  else grid.goTo(grid.place.get().head)
}

interface StageProps {
  readonly grid: SkuGridStore
  readonly count: number
  readonly settings: GridSettings
}

function GridStage({ grid, count, settings }: StageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { rows, onScroll } = useRowWindow(grid, count)
  const keys = useGridKeys(grid, settings.isReadOnly)
  const startDrag = useGridDrag(grid)
  return (
    <div
      ref={frame}
      role="grid"
      className="sku-frame"
      tabIndex={-1}
      aria-label="商品规格"
      aria-rowcount={count + 1}
      aria-colcount={grid.cells.length + 1 + Number(settings.canRemove)}
      aria-multiselectable
      aria-readonly={settings.isReadOnly}
      style={{ maxHeight: (SHOWN_ROWS + 1) * ROW_HEIGHT }}
      onScroll={onScroll}
      onPointerDown={startDrag}
      onMouseDown={(event) => keepFocus(event, grid)}
      {...keys}
    >
      <div role="rowgroup" className="sku-head" style={{ minWidth: settings.minWidth }}>
        <div role="row" className="sku-row" aria-rowindex={1} style={{ gridTemplateColumns: settings.template }}>
          <div role="columnheader" className="sku-name">
            {settings.specs.map(({ name }) => (
              <span key={name} title={name}>
                {name}
              </span>
            ))}
            {settings.note && <span>{settings.note.title}</span>}
          </div>
          {grid.cells.map((cell) => (
            <div role="columnheader" key={cell} className="sku-cell" data-figure={isFigure(cell)}>
              {cells[cell].label}
            </div>
          ))}
          {settings.canRemove && (
            <div role="columnheader" className="sku-cell sku-remove">
              删除
            </div>
          )}
        </div>
      </div>
      <div role="rowgroup" className="sku-body" style={{ height: count * ROW_HEIGHT, minWidth: settings.minWidth }}>
        {rows.map((row) => (
          <SkuRow key={row} grid={grid} row={row} settings={settings} />
        ))}
      </div>
    </div>
  )
}

/** The cell under the mouse gets the focus by the move that its press makes; the browser would take it to the page. */
function keepFocus(event: MouseEvent, grid: SkuGridStore) {
  const isInEditor = event.target instanceof HTMLInputElement && grid.place.get().mode !== 'none'
  if (event.target instanceof Element && event.target.closest('.sku-cell') && !isInEditor) event.preventDefault()
}

/** Rows drawn beyond those in sight, and in what steps: so that scrolling seldom has to draw. */
const SPARE = 5
const STEP = 4

function useRowWindow(grid: SkuGridStore, count: number) {
  const [first, setFirst] = useState(0)
  // Wherever it is: the cell that has the focus must not vanish.
  const active = useSyncExternalStore(grid.place.subscribe, () => grid.place.get().head.row)
  const from = Math.max(0, Math.min(first, count - SHOWN_ROWS) - SPARE)
  const to = Math.min(count, first + SHOWN_ROWS + STEP + SPARE)
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  return {
    rows: active < count && (active < from || active >= to) ? [...rows, active] : rows,
    onScroll: ({ currentTarget }: { readonly currentTarget: Element }) =>
      setFirst(Math.floor(currentTarget.scrollTop / ROW_HEIGHT / STEP) * STEP),
  }
}
