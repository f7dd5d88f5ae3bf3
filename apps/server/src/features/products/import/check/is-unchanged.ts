import { type ImportField, importField } from '@zhanggui/domain/product/import-codes'
import type { ExportRow } from '#features/products/transfer/public'
import { isUnchangedByBlank, matchesStored } from '../file/cell-values.ts'
import type { ImportLine } from '../file/import-line.ts'
import { stockChange } from '../file/stock-cell.ts'
import type { StoredTexts } from './stored-product.ts'

interface Written {
  readonly row: ExportRow
  readonly texts: StoredTexts
}

/** Identifying columns, and the stock at export. */
const APART: ReadonlySet<ImportField> = new Set(['productId', 'skuId', 'stock', 'exportedStock'])
const compared = importField.codes.filter((field) => !APART.has(field))

/** Whether the rows equal what an export would write; then nothing needs parsing. */
export function isUnchanged(lines: readonly ImportLine[], stored: readonly Written[]): boolean {
  const byId = new Map(stored.map((sku) => [String(sku.row.skuId), sku]))
  const bySpecs = new Map(lines.some(({ cells }) => !cells.skuId) ? stored.map((sku) => [sku.texts('specs'), sku]) : [])
  const only = stored.length === 1 ? stored[0] : undefined
  const find = ({ skuId = '', specs = '' }: ImportLine['cells']) => {
    if (skuId !== '') return byId.get(skuId)
    return specs === '' && only ? only : bySpecs.get(specs)
  }
  const seen = new Set<Written>()
  return lines.every((line) => {
    const sku = find(line.cells)
    if (!sku || seen.has(sku)) return false
    seen.add(sku)
    return saysStored(line, sku)
  })
}

function saysStored(line: ImportLine, { row, texts }: Written): boolean {
  const { cells } = line
  const isSame = compared.every((field) => {
    const cell = cells[field]
    return cell === undefined || isUnchangedByBlank(field, cell) || matchesStored(field, cell, texts(field))
  })
  if (!isSame || !cells.stock) return isSame
  const stock = stockChange(line, row.stock)
  return stock !== undefined && stock.from === stock.to
}
