import './sku-table.css'
import { useNarrow } from '#ui/theme/media-query.ts'
import type { SkuRow } from '@zhanggui/contract/goods/sku'
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusAmount } from './amount-input.tsx'
import type { AmountCell } from './sku-amounts.ts'

/** Every row is as high, so that a row's place is known without drawing those above it. */
const ROW_HEIGHT = 60
const HEAD = 43
/** Of many rows at least so much is seen. */
const LEAST = 240
/** Rows drawn beyond those in sight, and in what steps: so that scrolling seldom has to draw. */
const SPARE = 6
const STEP = 4

export interface SkuColumn {
  readonly title: string
  /** In pixels at least; what is left over goes to the columns that grow. */
  readonly width: number
  readonly isFixed?: boolean
  /** Left out where there is little room. */
  readonly isSpare?: boolean
  readonly align?: 'right'
  readonly render: (sku: SkuRow, row: number) => ReactNode
}

/** Leads to a figure, wherever its row is. */
export interface SkuTableHandle {
  readonly goTo: (row: number, cell: AmountCell) => void
}

interface Props {
  readonly label: string
  readonly skus: readonly SkuRow[]
  readonly columns: readonly SkuColumn[]
  readonly ref: Ref<SkuTableHandle>
}

/** The SKUs of a product, of which only those in sight exist. */
export function SkuTable({ label, skus, columns, ref }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow()
  const shown = columns.filter(({ isSpare }) => !isNarrow || !isSpare)
  const template = shown.map(({ width, isFixed }) => (isFixed ? `${width}px` : `minmax(${width}px, 1fr)`)).join(' ')
  const minWidth = shown.reduce((sum, { width }) => sum + width, 0)
  const [first, setFirst] = useState(0)
  const inSight = Math.ceil(window.innerHeight / ROW_HEIGHT)
  const from = Math.max(0, first - SPARE)
  const rows = skus.slice(from, first + inSight + STEP + SPARE)
  useImperativeHandle(ref, () => ({
    goTo(row, cell) {
      const top = Math.max(0, row - 2)
      // Its row must exist before it can have the focus.
      flushSync(() => setFirst(Math.floor(top / STEP) * STEP))
      frame.current?.scrollTo({ top: top * ROW_HEIGHT })
      focusAmount(frame.current, row, cell)
    },
  }))
  return (
    <div
      ref={frame}
      role="table"
      className="sku-amounts"
      aria-label={label}
      aria-rowcount={skus.length + 1}
      style={{ minHeight: Math.min(LEAST, HEAD + skus.length * ROW_HEIGHT) }}
      onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / ROW_HEIGHT / STEP) * STEP)}
    >
      <div role="rowgroup" className="sku-amounts-head" style={{ minWidth }}>
        <div role="row" className="sku-amounts-row" aria-rowindex={1} style={{ gridTemplateColumns: template }}>
          {shown.map(({ title, align }) => (
            <div role="columnheader" key={title} data-align={align}>
              {title}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="sku-amounts-body" style={{ minWidth, height: skus.length * ROW_HEIGHT }}>
        {rows.map((sku, index) => (
          <div
            role="row"
            key={sku.id}
            className="sku-amounts-row"
            aria-rowindex={from + index + 2}
            style={{ gridTemplateColumns: template, top: (from + index) * ROW_HEIGHT, height: ROW_HEIGHT }}
          >
            {shown.map(({ title, align, render }) => (
              <div role="cell" key={title} data-align={align}>
                {render(sku, from + index)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
