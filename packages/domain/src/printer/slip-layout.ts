import { textWidth as width } from '../kernel/text/text-width.ts'
import type { SlipLine } from './slip.ts'

/** @internal Half-width characters that fit on paper of 58 mm; the test measures lines by it. */
export const SLIP_WIDTH = 32
/** Where the columns of a row begin: name, price, count, amount. */
const COLUMNS = [0, 14, 21, 25]

/** One line of paper; a title stands in the middle, twice as large. */
export interface PaperLine {
  readonly text: string
  readonly isTitle: boolean
}

/** In pieces that are no wider than this. */
function wrap(text: string, most: number): string[] {
  const lines = ['']
  for (const char of text) {
    if (width((lines.at(-1) ?? '') + char) > most) lines.push('')
    lines[lines.length - 1] += char
  }
  return lines
}

const padTo = (text: string, column: number) => text + ' '.repeat(Math.max(0, column - width(text)))

/** A name that needs more room stands in a line of its own, the figures below it. */
function rowLines(cells: readonly string[]): string[] {
  const [name = '', ...figures] = cells
  const isLong = width(name) >= (COLUMNS[1] ?? 0)
  const placed = figures.reduce(
    (line, figure, index) => {
      const begun = padTo(line, COLUMNS[index + 1] ?? 0)
      return (begun.length > line.length || line === '' ? begun : `${line} `) + figure
    },
    isLong ? '' : name,
  )
  return isLong ? [...wrap(name, SLIP_WIDTH), placed] : [placed]
}

/** Printers read markup and controls: what a shopper typed must be neither. */
const harmless = (text: string): string =>
  text
    .replaceAll('<', '＜')
    .replaceAll('>', '＞')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')

function pairLines(left: string, right: string): string[] {
  const gap = SLIP_WIDTH - width(left) - width(right)
  return gap > 0 ? [left + ' '.repeat(gap) + right] : [...wrap(left, SLIP_WIDTH), ...wrap(right, SLIP_WIDTH)]
}

function textsOf(line: SlipLine): string[] {
  if (line.kind === 'rule') return ['-'.repeat(SLIP_WIDTH)]
  if (line.kind === 'row') return rowLines(line.cells.map(harmless))
  if (line.kind === 'pair') return pairLines(harmless(line.left), harmless(line.right))
  return wrap(harmless(line.text), line.kind === 'title' ? SLIP_WIDTH / 2 : SLIP_WIDTH)
}

/** The slip as it stands on paper. */
export const layOut = (slip: readonly SlipLine[]): PaperLine[] =>
  slip.flatMap((line) => textsOf(line).map((text) => ({ text, isTitle: line.kind === 'title' })))

/** The same for a screen. */
export const slipText = (slip: readonly SlipLine[]): string =>
  layOut(slip)
    .map(({ text, isTitle }) =>
      isTitle ? ' '.repeat(Math.max(0, Math.floor((SLIP_WIDTH - width(text)) / 2))) + text : text,
    )
    .join('\n')
