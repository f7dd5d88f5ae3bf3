import type { Sheet } from './sheet.ts'

/** The same rows with some of the columns, in the order of their titles; unknown ones are left out. */
export function chooseColumns(sheet: Sheet, titles: readonly string[] | undefined): Sheet {
  if (!titles) return sheet
  const places = titles.flatMap((title) => {
    const at = sheet.columns.findIndex((column) => column.title === title)
    return at < 0 ? [] : [at]
  })
  const pick = <T>(all: readonly T[]) => places.map((at) => all[at] as T)
  async function* rows() {
    for await (const batch of sheet.rows) yield batch.map(pick)
  }
  return { ...sheet, columns: pick(sheet.columns), rows: rows() }
}
