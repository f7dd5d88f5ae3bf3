import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { originalText } from '@zhanggui/domain/kernel/text/spreadsheet-text'
import { storableText } from '@zhanggui/domain/kernel/text/storable-text'
import { refuse } from '#platform/http/refusals'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { checkedCells, refuseFile, refuseSize, sheetLimits } from './sheet-limits.ts'
import type { SheetFormat, SheetRow } from './sheet.ts'

/** Characters per write. */
const PIECE = 64 * 1024

interface SheetToConvert {
  readonly path: string
  readonly format: SheetFormat
  /** Output file, one JSON line per row. */
  readonly target?: string
  /** How many of the first rows to return. */
  readonly first: number
}

/** Reads the whole file; runs in a worker thread. */
export async function convertSheet({ path, format, target, first }: SheetToConvert) {
  const head: SheetRow[] = []
  let count = 0
  async function* lines() {
    let text = ''
    for await (const row of rowsIn(path, format)) {
      if (count < first) head.push(row)
      count += 1
      if (target === undefined) continue
      text += `${JSON.stringify(row)}\n`
      if (text.length < PIECE) continue
      yield text
      text = ''
    }
    yield text
  }
  if (target === undefined) for await (const _ of lines());
  else await pipeline(lines, createWriteStream(target))
  return { head, count }
}

/** Non-empty rows, header first, as displayed text. */
async function* rowsIn(path: string, format: SheetFormat): AsyncGenerator<SheetRow> {
  let [count, seen, chars] = [0, 0, 0]
  try {
    for await (const { line, cells } of format === 'csv' ? readCsv(path) : readXlsx(path)) {
      seen += 1
      if (seen > sheetLimits.emptyRows) refuseFile()
      const kept = checkedCells(cells, line)
      if (kept.every((cell) => cell.trim() === '')) continue
      count += 1
      if (count > sheetLimits.rows + 1) refuse(`文件超过${sheetLimits.rows}行，请分成多个文件`)
      chars += kept.reduce((sum, cell) => sum + cell.length, 0)
      if (chars > sheetLimits.chars) refuseSize()
      yield { line, cells: kept.map((cell) => storableText(originalText(cell))) }
    }
  } catch (error) {
    // The decoder's error for invalid bytes.
    if (error instanceof TypeError) refuseFile()
    throw error
  }
}
