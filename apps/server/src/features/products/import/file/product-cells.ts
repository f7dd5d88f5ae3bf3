import type { ImportField } from '@zhanggui/domain/product/import-codes'
import { isUnchangedByBlank, matchesStored } from './cell-values.ts'
import type { ImportLine } from './import-line.ts'
import type { Findings } from '../check/check-result.ts'

export interface ProductCell {
  readonly line: number
  readonly cell: string
}

/**
 * What the rows of a product say together about one of its own fields. Rows that say what is stored, and empty ones below
 * the first, say nothing; two that differ cannot both be meant. Undefined: nothing new.
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
