import type { SkuValues } from '@zhanggui/domain/product/sku/sku-rules'

/** The cells of a line that can be filled in, in the order of the screen. */
export const cellNames = ['image', 'price', 'cost', 'otPrice', 'stock', 'barCode', 'weight', 'volume'] as const
export type CellName = (typeof cellNames)[number]
export type FigureName = Exclude<CellName, 'image' | 'barCode'>

/** One SKU while it is being edited. Figures are whole: fen, pieces, grams, cubic centimetres. */
export interface SkuLine extends Readonly<Partial<Record<FigureName, number | undefined>>> {
  readonly id?: number | undefined
  /** The stock that was loaded: what is sent is the difference to it. */
  readonly loadedStock?: number | undefined
  readonly values: SkuValues
  readonly image: string
  readonly barCode: string
  /** What stands in a cell and is no figure. */
  readonly typed?: Readonly<Partial<Record<FigureName, string>>> | undefined
}

/** A combination that is new. Where it extends one that is sold, it begins with the prices and the picture of that. */
export const blankLine = (values: SkuValues, like?: SkuLine): SkuLine => ({
  values,
  image: like?.image ?? '',
  price: like?.price,
  cost: like?.cost,
  otPrice: like?.otPrice,
  stock: 0,
  barCode: '',
  weight: like?.weight ?? 0,
  volume: like?.volume ?? 0,
})
