import type { SkuDraft } from '@zhanggui/contract/goods/sku'
import type { DeliveryMethod, ProductType } from '@zhanggui/domain/product/product-codes'
import type { ProductFlags } from '@zhanggui/domain/product/product-flags'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { type ExportNames, exportColumns, type ExportRow } from '#features/products/transfer/public'
import { type ImportField, importField } from '@zhanggui/domain/product/import-codes'
import type { StoredSku } from '#features/products/public'
import { tidyCell } from '../file/import-line.ts'

/** The fields of the form as they are stored. */
export interface StoredForm {
  readonly id: number
  readonly version: number
  readonly flags: ProductFlags
  readonly type: ProductType
  readonly name: string
  readonly intro: string
  readonly keyword: readonly string[]
  readonly image: string
  readonly sliderImage: readonly string[]
  readonly cateId: readonly number[]
  readonly categoryId: number | null
  readonly brandId: number | null
  readonly unitName: string
  readonly tempId: number | null
  readonly sort: number
  readonly specType: boolean
  readonly deliveryMethod: readonly DeliveryMethod[]
  readonly specs: readonly Spec[]
}

export interface StoredProduct extends StoredForm {
  readonly skus: readonly StoredSku[]
  /** The same SKUs as an export writes them. */
  readonly texts: ReadonlyMap<number, StoredTexts>
}

/** The cells that an export would write for a SKU. */
export type StoredTexts = (field: ImportField) => string

const cellOf = new Map(exportColumns.map(({ title, cell }) => [title, cell]))
const cells = new Map(importField.codes.map((field) => [field, cellOf.get(importField.label(field))]))

export const storedTexts =
  (row: ExportRow, paths: ExportNames): StoredTexts =>
  (field) =>
    tidyCell(String(cells.get(field)?.(row, paths) ?? ''))

export const skuDraftOf = (sku: StoredSku): SkuDraft & { readonly id: number } => ({
  id: sku.id,
  values: sku.values,
  image: sku.image,
  price: sku.price,
  otPrice: sku.otPrice,
  cost: sku.cost,
  stock: sku.stock,
  loadedStock: sku.stock,
  weight: sku.weight,
  volume: sku.volume,
  barCode: sku.barCode,
})
