import type { ImportField } from '@zhanggui/domain/product/import-codes'
import { isUnchangedByBlank, matchesStored } from './cell-values.ts'
import type { ImportLine } from './import-line.ts'
import type { Findings } from '../check/check-result.ts'

export interface ProductCell {
  readonly line: number
  readonly cell: string
}

/**
 * Merges the cells of a product-level field over its rows. Cells equal to the stored value and blank ones below the
 * first row are skipped; two different values are an error. Undefined if nothing is new.
 */
export function mergeProductCells(
  lines: readonly ImportLine[],
  field: ImportField,
  stored: string | undefined,
  findings: Findings,
): ProductCell | undefined {
  let merged: ProductCell | undefined
  for (const [at, { line, cells }] of lines.entries()) {
    const cell = cells[field]
    if (cell === undefined || (cell === '' && at > 0)) continue
    if (stored !== undefined && (isUnchangedByBlank(field, cell) || matchesStored(field, cell, stored))) continue
    if (merged && merged.cell !== cell && merged.cell !== '') findings.refuse(line, field, `与第${merged.line}行不一致`)
    else if (!merged || merged.cell === '') merged = { line, cell }
  }
  return merged
}
