import type { ImportMapping, ProductImport } from '@zhanggui/contract/goods/product-import'
import type { ImportField } from '@zhanggui/domain/product/import-codes'
import { columnsWithSameField } from '@zhanggui/domain/product/import-mapping'

/** For each column of the file the field that it holds, if any. */
export type ColumnChoice = readonly (ImportField | undefined)[]

export const choiceOf = ({ columns, mapping }: Pick<ProductImport, 'columns' | 'mapping'>): ColumnChoice =>
  columns.map((_, column) => mapping.find((each) => each.column === column)?.field)

export const mappingOf = (choice: ColumnChoice): ImportMapping =>
  choice.flatMap((field, column) => (field === undefined ? [] : [{ field, column }]))

export const choose = (choice: ColumnChoice, column: number, field: ImportField | undefined): ColumnChoice =>
  choice.with(column, field)

/** A column as a spreadsheet calls it: A … Z, AA … */
export function columnLetter(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last
}

/** What is wrong with the choice for a column. */
export function whyNotChoice(choice: ColumnChoice, column: number): string | undefined {
  const field = choice[column]
  const rivals = field === undefined ? [] : columnsWithSameField(mappingOf(choice), { field, column })
  return rivals.length > 0 ? `与 ${rivals.map(columnLetter).join('、')} 列重复` : undefined
}
