/** A program takes them for a formula; as many apostrophes before them as there may be were put there by somebody. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/
/** Beyond eleven digits a program shows 8.6E+14, beyond fifteen it loses some; leading zeros it drops. */
const LONG_NUMBER = /^(?:0\d+|\d{12,})$/

/** Text for a cell that must never be run: an apostrophe stands before what a program would take for a formula. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Text for a file that knows no types: beside formulas, long numbers are kept by a tab, which programs do not show. */
export const spreadsheetText = (text: string): string => (LONG_NUMBER.test(text) ? `\t${text}` : escapeFormula(text))

/** Takes off what the two above put before a text, and nothing else. */
export function originalText(cell: string): string {
  const [mark, rest] = [cell[0], cell.slice(1)]
  const isOurs = (mark === "'" && FORMULA.test(rest)) || (mark === '\t' && LONG_NUMBER.test(rest))
  return isOurs ? rest : cell
}
