/** One line of what was pasted: a tracking number, perhaps with the order it is for and the carrier. */
export interface PastedLine {
  readonly orderNo: string
  readonly trackingNumber: string
  /** As it was written: a name or a code. */
  readonly carrier: string
}

const ORDER_NUMBER = /^SH\d{10,30}$/i
/** Letters and figures with a figure among them: no name of a carrier. */
const NUMBER = /^(?=.*\d)[\w-]{5,50}$/

function readLine(line: string): PastedLine {
  const cells = line.split(/[\t,，;；]/).map((cell) => cell.normalize('NFKC').trim())
  const orderNo = cells.find((cell) => ORDER_NUMBER.test(cell)) ?? ''
  const others = cells.filter((cell) => cell !== '' && cell !== orderNo)
  const [only = ''] = others
  const trackingNumber = others.length === 1 ? only : (others.find((cell) => NUMBER.test(cell)) ?? '')
  return {
    orderNo: orderNo.toUpperCase(),
    trackingNumber,
    carrier: others.find((cell) => cell !== trackingNumber) ?? '',
  }
}

/** A column, or several, out of a spreadsheet. Blank lines inside keep their place, those at the end are none. */
export const readPasted = (text: string): PastedLine[] =>
  text
    .replace(/(?:\r?\n[\s]*)+$/, '')
    .split(/\r?\n/)
    .map(readLine)

/** Where each line belongs: by its order number, else to the next of the rows that follow. */
export function placePasted<T extends { readonly orderNo: string }>(
  lines: readonly PastedLine[],
  rows: readonly T[],
  start: number,
): { readonly placed: ReadonlyMap<T, PastedLine>; readonly left: number } {
  const byNumber = new Map(rows.map((row) => [row.orderNo.toUpperCase(), row]))
  const placed = new Map<T, PastedLine>()
  let [at, left] = [start, 0]
  for (const line of lines) {
    const row = line.orderNo === '' ? rows[at] : byNumber.get(line.orderNo)
    if (line.orderNo === '') at += 1
    if (row && line.trackingNumber !== '') placed.set(row, line)
    else if (line.trackingNumber !== '') left += 1
  }
  return { placed, left }
}
