/**
 * A block of cells as spreadsheets put it on the clipboard: tabs and line ends between cells, a cell that holds one of
 * them in quotes with its own quotes doubled. The line end after the last row begins no other.
 */
export function parseCells(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    const cell = quotedCell(text, at) ?? plainCell(text, at)
    rows.at(-1)?.push(cell.text)
    at = cell.end
    if (text[at] === '\t') {
      at += 1
      if (at === text.length) rows.at(-1)?.push('')
      continue
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    if (at < text.length) rows.push([])
  }
  return text === '' ? [] : rows
}

const ENDS = /[\t\r\n]/g

function plainCell(text: string, start: number) {
  ENDS.lastIndex = start
  const end = ENDS.exec(text)?.index ?? text.length
  return { text: text.slice(start, end), end }
}

/** Only a closing quote before the end of the cell makes it a quoted one; `"` for inches is plain text. */
function quotedCell(text: string, start: number) {
  const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y
  quoted.lastIndex = start
  const match = quoted.exec(text)
  return match?.[1] === undefined ? undefined : { text: match[1].replaceAll('""', '"'), end: quoted.lastIndex }
}

export const formatCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join('\t')}\r\n`).join('')

const quoted = (text: string) => (/^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
