import type { InputProps } from '#ui/input/input-props.ts'
import type { LineNote } from '#widgets/sku-grid/grid-settings.ts'
import type { SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import { SkuGrid } from '#widgets/sku-grid/sku-grid.tsx'
import { createSkuGrid, type SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { type TimedKind, timedKind } from '@zhanggui/domain/timed-change/timed-codes'
import { useEffect, useEffectEvent, useState } from 'react'
import type { TimedValues } from './timed-values.ts'

type Figures = NonNullable<TimedValues['attrValue']>

interface Props extends Partial<InputProps<Figures>> {
  readonly kind: TimedKind
  readonly product: ProductDetail
}

/** A figure for each SKU of one product beside what it has now, in the grid of the product's own form. */
export function SkuFigures({ kind, product, id, value, onChange }: Props) {
  const [grid] = useState(() => gridOf(kind, product, value ?? []))
  const tell = useEffectEvent(() => onChange?.(figuresIn(grid)))
  useEffect(() => grid.history.subscribe(() => tell()), [grid])
  return (
    <SkuGrid
      grid={grid}
      specs={product.attr}
      isReadOnly={false}
      canRemove={false}
      note={noteOf(kind, product)}
      {...(id === undefined ? {} : { id })}
    />
  )
}

function gridOf(kind: TimedKind, { attrValue }: ProductDetail, figures: Figures): SkuGridStore {
  const byId = new Map(figures.map((figure) => [figure.id, figure]))
  const lines = attrValue.map(({ id, values }): SkuLine => {
    const { price, stock } = byId.get(id) ?? {}
    return { id, values, image: '', barCode: '', price, stock }
  })
  const grid = createSkuGrid(lines, [kind === timedKind.is.price ? 'price' : 'stock'])
  // Every SKU gets a figure: one that has none is wrong from the beginning.
  grid.isAsked.set(true)
  return grid
}

const figuresIn = (grid: SkuGridStore): Figures =>
  grid.lines().map(({ id = 0, price, stock }) => ({ id, price: price === undefined ? price : toFen(price), stock }))

function noteOf(kind: TimedKind, { attrValue }: ProductDetail): LineNote {
  const byId = new Map(attrValue.map((sku) => [sku.id, sku]))
  const isPrice = kind === timedKind.is.price
  return {
    title: isPrice ? '现在售价' : '现在库存',
    of: ({ id = 0 }) => {
      const sku = byId.get(id)
      return sku === undefined ? '' : isPrice ? formatYuan(sku.price) : String(sku.stock)
    },
  }
}
