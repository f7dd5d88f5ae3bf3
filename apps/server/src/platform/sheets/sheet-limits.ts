import { refuse } from '#platform/http/refusals'

/** What a file of rows may be at most; beyond it somebody wants to fill our memory. */
export const sheetLimits = {
  unpackedBytes: 500 * 1024 * 1024,
  /** Sheets of numbered rows unpack to 40 times their size; small files may be as repetitive as they like. */
  unpackedTimes: 100,
  unpackedAtLeast: 20 * 1024 * 1024,
  /** Texts that cells share: they lie in memory while the file is read. */
  sharedTexts: 2_000_000,
  sharedBytes: 64 * 1024 * 1024,
  /** Of all cells, since one shared text can stand in millions of them. */
  chars: 100 * 1024 * 1024,
  cells: 20_000_000,
  columns: 256,
  /** As many as Excel has, however many of them say nothing. */
  emptyColumns: 16_384,
  emptyRows: 1_048_576,
  cellChars: 32_767,
  /** Below the head. */
  rows: 200_000,
  /** What the rows and cells above take, several times over. */
  ms: 90_000,
}

export const refuseFile = (): never => refuse('文件不是有效的xlsx或csv文件')
export const refuseSize = (): never => refuse('文件解压后过大，请分成多个文件')

/** Cells beyond the last one that says something are none. */
export function checkedCells(cells: readonly string[], line: number): readonly string[] {
  const count = cells.findLastIndex((cell) => cell !== '') + 1
  if (count > sheetLimits.columns) refuse(`第${line}行超过${sheetLimits.columns}列`)
  if (cells.some((cell) => cell.length > sheetLimits.cellChars)) {
    refuse(`第${line}行有单元格超过${sheetLimits.cellChars}个字符`)
  }
  return count === cells.length ? cells : cells.slice(0, count)
}
