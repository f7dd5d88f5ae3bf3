import { type ImportField, importField } from './import-codes.ts'

/** Which column of a file, counted from 0, holds which field. */
interface MappedColumn {
  readonly field: ImportField
  readonly column: number
}

const { is } = importField

/** What a product that is not there yet cannot do without. */
const neededForNew: readonly ImportField[] = [
  is.name,
  is.category,
  is.storeCategories,
  is.price,
  is.stock,
  is.unitName,
  is.template,
  is.intro,
  is.cover,
  is.slides,
]
export const isNeededForNew = (field: ImportField): boolean => neededForNew.includes(field)

/** The fields without which the file can only change what is there. */
export const missingForNew = (mapping: readonly MappedColumn[]): ImportField[] =>
  neededForNew.filter((field) => mapping.every((each) => each.field !== field))

/** The other columns that are said to hold the same field. */
export const columnsWithSameField = (mapping: readonly MappedColumn[], { field, column }: MappedColumn): number[] =>
  mapping.filter((each) => each.field === field && each.column !== column).map((each) => each.column)

/** Why a file cannot be read with these columns. */
export function whyNotMapping(mapping: readonly MappedColumn[]): string | undefined {
  const repeated = mapping.find((each) => columnsWithSameField(mapping, each).length > 0)
  if (repeated) return `「${importField.label(repeated.field)}」匹配了不止一列`
  const names = mapping.some(({ field }) => field === is.productId || field === is.name)
  return names ? undefined : `请匹配「${importField.label(is.productId)}」或「${importField.label(is.name)}」`
}
