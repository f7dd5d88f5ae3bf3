import { escapeFormula } from '@zhanggui/domain/kernel/text/spreadsheet-text'
import type { Cell, SheetColumn } from './sheet.ts'

/** Numbers of the formats in `STYLES`. */
const [TEXT, HEAD, MONEY, NUMBER] = [1, 2, 3, 4]

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Text cells stay text when edited, money has two decimals. */
export const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>' +
  '<xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>'

/** The first row is frozen. */
export const sheetHead = (columns: readonly SheetColumn[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols>${columns.map(columnXml).join('')}</cols><sheetData>` +
  `<row r="1">${columns.map(({ title }, at) => textCell(`${letters(at)}1`, title, HEAD)).join('')}</row>`

export const SHEET_TAIL = '</sheetData></worksheet>'

export function rowXml(columns: readonly SheetColumn[], row: readonly Cell[], no: number): string {
  const cells = row.map((cell, at) => {
    const place = `${letters(at)}${no}`
    if (typeof cell === 'string') return cell === '' ? '' : textCell(place, escapeFormula(cell), TEXT)
    return `<c r="${place}" s="${columns[at]?.shows === 'money' ? MONEY : NUMBER}"><v>${cell}</v></c>`
  })
  return `<row r="${no}">${cells.join('')}</row>`
}

const columnXml = ({ width, shows }: SheetColumn, at: number) => {
  const styles = { money: MONEY, number: NUMBER }
  return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1" style="${shows ? styles[shows] : TEXT}"/>`
}

const textCell = (place: string, text: string, style: number) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** Drops characters that XML cannot hold; escapes text that looks like a `_xHHHH_` escape. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign)

/** 0 is A, 25 is Z, 26 is AA. */
const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26))
