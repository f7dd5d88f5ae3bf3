/** Text that spreadsheets take for a formula, with any apostrophes before it. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/
/** Numbers that spreadsheets would show in scientific notation, round, or strip of leading zeros. */
const LONG_NUMBER = /^(?:0\d+|\d{12,})$/

/** Text for a cell that must never be run: an apostrophe stands before what a program would take for a formula. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Text for a file that knows no types: beside formulas, long numbers are kept by a tab, which programs do not show. */
export const spreadsheetText = (text: string): string => (LONG_NUMBER.test(text) ? `\t${text}` : escapeFormula(text))

/** Removes the prefix added by the two functions above. */
export function originalText(cell: string): string {
  const [mark, rest] = [cell[0], cell.slice(1)]
  const isOurs = (mark === "'" && FORMULA.test(rest)) || (mark === '\t' && LONG_NUMBER.test(rest))
  return isOurs ? rest : cell
}
