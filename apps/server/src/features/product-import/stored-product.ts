import type { SkuDraft } from '@zhanggui/contract/product-draft'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import type { ProductFlags } from '@zhanggui/domain/product/product-state'
import type { Spec } from '@zhanggui/domain/product/sku-rules'
import { fromUnits } from '@zhanggui/domain/shipping/freight-units'
import { chargeBy } from '@zhanggui/domain/shipping/shipping-codes'
import { type ExportNames, exportColumns, type ExportRow } from '#features/product-transfer/public'
import { type ImportField, importField } from '@zhanggui/domain/product/import-codes'
import type { StoredSku } from '#features/products/public'
import { tidyCell } from './import-line.ts'

/** The fields of the form as they are stored. */
export interface StoredForm {
  readonly id: number
  readonly version: number
  readonly flags: ProductFlags
  readonly name: string
  readonly intro: string
  readonly keyword: string
  readonly image: string
  readonly sliderImage: string
  readonly cateId: string
  readonly categoryId: number
  readonly brandId: number
  readonly unitName: string
  readonly tempId: number
  readonly sort: number
  readonly specType: boolean
  readonly deliveryMethod: '1' | '2' | '1,2'
  readonly specs: readonly Spec[]
}

export interface StoredProduct extends StoredForm {
  readonly skus: readonly StoredSku[]
  /** The same SKUs in the words of the export. */
  readonly texts: ReadonlyMap<number, StoredTexts>
}

/** What the export would write of a SKU and its product. */
export type StoredTexts = (field: ImportField) => string

const cellOf = new Map(exportColumns.map(({ title, cell }) => [title, cell]))
const cells = new Map(importField.codes.map((field) => [field, cellOf.get(importField.label(field))]))

export const storedTexts =
  (row: ExportRow, paths: ExportNames): StoredTexts =>
  (field) =>
    tidyCell(String(cells.get(field)?.(row, paths) ?? ''))

export const skuDraftOf = (sku: StoredSku): SkuDraft & { id: number } => ({
  id: sku.id,
  attrValue: JSON.stringify(sku.values),
  image: sku.image,
  price: sku.price,
  otPrice: sku.otPrice,
  cost: sku.cost,
  stock: sku.stock,
  loadedStock: sku.stock,
  weight: fromUnits(chargeBy.is.weight, sku.weight),
  volume: fromUnits(chargeBy.is.volume, sku.volume),
  barCode: sku.barCode,
})

/** As a form would send it. */
export const skuOnWire = (sku: StoredSku) => ({
  ...skuDraftOf(sku),
  price: formatYuan(sku.price),
  otPrice: formatYuan(sku.otPrice),
  cost: formatYuan(sku.cost),
})
