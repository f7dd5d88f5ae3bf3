const CELL = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g

/** The rows of a csv file as a spreadsheet would show them. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.replace(/^\uFEFF/, '').matchAll(CELL)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  // Nothing follows the last line break.
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
