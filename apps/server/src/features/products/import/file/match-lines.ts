import { skuKeyOf } from '@zhanggui/domain/product/sku/sku-rules'
import type { StoredSku } from '#features/products/public'
import type { ImportLine } from './import-line.ts'
import { parseSpecs } from './spec-cell.ts'
import type { StoredProduct } from '../check/stored-product.ts'
import type { Findings } from '../check/check-result.ts'

export interface MatchedLine {
  readonly line: ImportLine
  /** Undefined for a new combination. */
  readonly sku: StoredSku | undefined
}

/** Matches rows to SKUs: by id, else by combination. */
export function matchLines(
  lines: readonly ImportLine[],
  { skus, texts }: StoredProduct,
  findings: Findings,
): MatchedLine[] {
  const byId = new Map(skus.map((sku) => [String(sku.id), sku]))
  const byText = new Map(skus.map((sku) => [texts.get(sku.id)?.('specs') ?? '', sku]))
  const byKey = new Map(skus.map((sku) => [skuKeyOf(sku.values), sku]))
  const find = ({ skuId = '', specs = '' }: ImportLine['cells']) => {
    if (skuId !== '') return byId.get(skuId)
    if (specs === '' && skus.length === 1) return skus[0]
    const values = parseSpecs(specs)
    return byText.get(specs) ?? (values && byKey.get(skuKeyOf(values)))
  }
  const seen = new Map<number, number>()
  return lines.flatMap((line) => {
    const sku = find(line.cells)
    if (!sku && line.cells.skuId) {
      findings.refuse(line.line, 'skuId', '规格不存在')
      return []
    }
    const other = sku && seen.get(sku.id)
    if (other !== undefined) {
      findings.refuse(line.line, line.cells.skuId ? 'skuId' : 'specs', `与第${other}行是同一个规格`)
      return []
    }
    if (sku) seen.set(sku.id, line.line)
    return [{ line, sku }]
  })
}
