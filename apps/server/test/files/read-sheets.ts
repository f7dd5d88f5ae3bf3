import { type CellValue, readXlsx } from 'hucre/xlsx'

/** The cells of a written file of Excel as another program sees them, sheet by sheet, by their titles. */
export async function readSheets(file: Buffer): Promise<Record<string, CellValue>[][]> {
  const { sheets } = await readXlsx(file)
  return sheets.map(({ rows: [titles = [], ...rows] }) =>
    rows.map((row) => Object.fromEntries(titles.map((title, at) => [String(title), row[at] ?? null] as const))),
  )
}
