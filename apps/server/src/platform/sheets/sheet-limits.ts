import { refuse } from '#platform/http/refusals'

/** Limits of a sheet file, to bound memory and time. */
export const sheetLimits = {
  unpackedBytes: 500 * 1024 * 1024,
  /** Real sheets decompress to about 40 times their size; small files may exceed that. */
  unpackedTimes: 100,
  unpackedAtLeast: 20 * 1024 * 1024,
  /** Shared strings, which are held in memory. */
  sharedTexts: 2_000_000,
  sharedBytes: 64 * 1024 * 1024,
  /** Of all cells, since one shared string can be used in millions of them. */
  chars: 100 * 1024 * 1024,
  cells: 20_000_000,
  columns: 256,
  /** Excel's limit, including empty ones. */
  emptyColumns: 16_384,
  emptyRows: 1_048_576,
  cellChars: 32_767,
  /** Without the header. */
  rows: 200_000,
  /** Several times what the rows and cells above need. */
  ms: 90_000,
}

export const refuseFile = (): never => refuse('文件不是有效的xlsx或csv文件')
export const refuseSize = (): never => refuse('文件解压后过大，请分成多个文件')

/** Drops trailing empty cells. */
export function checkedCells(cells: readonly string[], line: number): readonly string[] {
  const count = cells.findLastIndex((cell) => cell !== '') + 1
  if (count > sheetLimits.columns) refuse(`第${line}行超过${sheetLimits.columns}列`)
  if (cells.some((cell) => cell.length > sheetLimits.cellChars)) {
    refuse(`第${line}行有单元格超过${sheetLimits.cellChars}个字符`)
  }
  return count === cells.length ? cells : cells.slice(0, count)
}
