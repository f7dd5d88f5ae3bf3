import type { ImportMapping } from '@zhanggui/contract/goods/product-import'
import type { ImportField } from '@zhanggui/domain/product/import-codes'
import type { SheetRow } from '#platform/sheets/sheet'

/** A row of the file with its mapped cells; unmapped columns are absent. */
export interface ImportLine {
  readonly line: number
  readonly cells: Readonly<Partial<Record<ImportField, string>>>
}

export const lineReader =
  (mapping: ImportMapping) =>
  ({ line, cells }: SheetRow): ImportLine => {
    const said: Partial<Record<ImportField, string>> = {}
    for (const { field, column } of mapping) said[field] = tidyCell(cells[column] ?? '')
    return { line, cells: said }
  }

const ODD = /[\p{Cc}\uFFFE\uFFFF]/u

/** Normalises a cell as the form would: trimmed, LF line ends, no characters that Excel cannot store. */
export function tidyCell(cell: string): string {
  if (!ODD.test(cell)) return cell.trim()
  const plain = cell.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
  return plain.trim()
}
