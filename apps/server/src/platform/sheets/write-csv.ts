import { spreadsheetText } from '@zhanggui/domain/kernel/text/spreadsheet-text'
import type { Cell, Sheet, SheetColumn } from './sheet.ts'

/** Comma-separated values (RFC 4180) with the mark by which Excel knows UTF-8, piece by piece as the rows come. */
export async function* writeCsv({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${line(columns.map(({ title }) => title))}`)
  for await (const batch of rows) {
    yield Buffer.from(batch.map((row) => line(row.map((cell, at) => textOf(cell, columns[at])))).join(''))
  }
}

const textOf = (cell: Cell, column: SheetColumn | undefined): string => {
  if (typeof cell === 'string') return spreadsheetText(cell)
  return column?.shows === 'money' ? cell.toFixed(2) : String(cell)
}

const line = (texts: readonly string[]) => `${texts.map(quoted).join(',')}\r\n`
const quoted = (text: string) => (/[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
