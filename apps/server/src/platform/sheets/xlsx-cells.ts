import type { SharedTexts } from './shared-texts.ts'
import { attributeOf, elementsIn, plainXml, type XmlElement } from './xml-elements.ts'

/** The texts of a row's cells by column. */
export function cellsOfRow(row: readonly XmlElement[], prefix: string, shared: SharedTexts): string[] {
  const cells: string[] = []
  for (const { attributes, inner } of row) {
    if (inner === '') {
      if (!attributes.includes('r=')) cells.push('')
      continue
    }
    const place = attributeOf(attributes, 'r')
    const at = place === undefined ? cells.length : columnOf(place)
    const text = cellText(attributeOf(attributes, 't'), inner, prefix, shared)
    if (text === '') continue
    while (cells.length < at) cells.push('')
    cells[at] = text
  }
  return cells
}

/** As displayed, except that dates stay serial numbers. */
function cellText(type: string | undefined, inner: string, prefix: string, shared: SharedTexts): string {
  if (type === 'inlineStr') return richText(inner, prefix)
  const value = plainXml(elementsIn(inner, `${prefix}v`).found[0]?.inner ?? '')
  if (type === 's') return shared.at(Number(value))
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  return type === undefined || type === 'n' ? numberText(value) : unescaped(value)
}

/** The runs of a rich text, without phonetic hints. */
export function richText(inner: string, prefix: string): string {
  const spoken = `<${prefix}rPh`
  const written = inner.includes(spoken)
    ? inner
        .split(spoken)
        .map((part, at) => (at === 0 ? part : part.slice(part.indexOf(`</${prefix}rPh>`) + 1)))
        .join('')
    : inner
  return elementsIn(written, `${prefix}t`)
    .found.map((run) => unescaped(plainXml(run.inner)))
    .join('')
}

/** Decodes characters that XML cannot hold, written as `_x000D_`. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    : text

const WHOLE = /^-?\d+$/
/** Short numbers without trailing zeros need no formatting. */
const SHORT = /^-?\d{1,8}\.\d{0,5}[1-9]$/
/** Significant digits that Excel displays; it stores 19.99 as 19.989999999999998. */
const SHOWN_DIGITS = 15

/** Integers as written; others rounded to the displayed digits, never in scientific notation. */
function numberText(written: string): string {
  if (WHOLE.test(written) || SHORT.test(written)) return written
  const number = Number(written)
  if (written.trim() === '' || !Number.isFinite(number)) return written
  const [digits = '', exponent = '0'] = number.toExponential(SHOWN_DIGITS - 1).split('e')
  return shifted(digits, Number(exponent))
}

/** 1.5 by 3 places is 1500, by -2 places 0.015. */
function shifted(digits: string, places: number): string {
  const sign = digits.startsWith('-') ? '-' : ''
  const all = digits.replaceAll(/[-.]/g, '')
  const point = 1 + places
  const padded = point > 0 ? all.padEnd(point, '0') : '0'.repeat(1 - point) + all
  const at = Math.max(point, 1)
  const [whole, rest] = [padded.slice(0, at), padded.slice(at).replace(/0+$/, '')]
  const text = rest === '' ? whole : `${whole}.${rest}`
  return /^0*$/.test(whole) && rest === '' ? '0' : sign + text
}

/** AB12 → 27. */
function columnOf(place: string): number {
  let column = 0
  for (const sign of place) {
    const code = sign.codePointAt(0) ?? 0
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
    if (column > 20_000) break
  }
  return column - 1
}
