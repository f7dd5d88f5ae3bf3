import type { ImportField } from '@zhanggui/domain/product/import-codes'
import { saysNothing, saysSame } from './cell-values.ts'
import type { ImportLine } from './import-line.ts'
import type { Findings } from '../check/verdict.ts'

export interface SaidCell {
  readonly line: number
  readonly cell: string
}

/**
 * What the rows of a product say together about one of its own fields. Rows that say what is stored, and empty ones below
 * the first, say nothing; two that differ cannot both be meant. Undefined: nothing new.
 */
export function saidOnce(
  lines: readonly ImportLine[],
  field: ImportField,
  stored: string | undefined,
  findings: Findings,
): SaidCell | undefined {
  let said: SaidCell | undefined
  for (const [at, { line, cells }] of lines.entries()) {
    const cell = cells[field]
    if (cell === undefined || (cell === '' && at > 0)) continue
    if (stored !== undefined && (saysNothing(field, cell) || saysSame(field, cell, stored))) continue
    if (said && said.cell !== cell && said.cell !== '') findings.refuse(line, field, `与第${said.line}行不一致`)
    else if (!said || said.cell === '') said = { line, cell }
  }
  return said
}
