import { originalText } from '@zhanggui/domain/kernel/text/spreadsheet-text'
import { readSignature } from '#platform/files/file-signature'
import { refuse } from '#platform/http/refusals'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { SheetRow } from './sheet.ts'
import { checkedCells, refuseFile, sheetLimits } from './sheet-limits.ts'

export type SheetFormat = 'xlsx' | 'csv'

/** What the file is by its content, if its name says the same. */
export async function sheetFormatOf(path: string, fileName: string): Promise<SheetFormat> {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  const signature = await readSignature(path)
  if (signature === 'zip' && ending === 'xlsx') return 'xlsx'
  return signature === 'text' && ending === 'csv' ? 'csv' : refuseFile()
}

/** The rows of a file that say something, the head first, as the texts that a person sees. Nothing is read ahead. */
export async function* readRows(path: string, format: SheetFormat): AsyncGenerator<SheetRow> {
  let [count, seen] = [0, 0]
  try {
    for await (const { line, cells } of format === 'csv' ? readCsv(path) : readXlsx(path)) {
      seen += 1
      if (seen > sheetLimits.emptyRows) refuseFile()
      const kept = checkedCells(cells, line)
      if (kept.every((cell) => cell.trim() === '')) continue
      count += 1
      if (count > sheetLimits.rows + 1) refuse(`文件超过${sheetLimits.rows}行，请分成多个文件`)
      yield { line, cells: kept.map(originalText) }
    }
  } catch (error) {
    // What a decoder says of bytes that are no text.
    if (error instanceof TypeError) refuseFile()
    throw error
  }
}
