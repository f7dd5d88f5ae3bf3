import { MAX_STOCK } from '@zhanggui/domain/product/sku/stock-rules'
import { type CellName, type FigureName, type SkuLine } from './sku-line.ts'

interface CellFacts {
  readonly label: string
  /** In pixels; the text columns share what is left over. */
  readonly width: number
}

interface FigureFacts extends CellFacts {
  readonly decimals: number
  readonly least: number
  readonly most: number
  /** Money shows all its decimals, everything else those that it has. */
  readonly isMoney: boolean
  /** May be left out. */
  readonly isOptional?: boolean
}

const money = (label: string, least: number): FigureFacts => ({
  label,
  width: 100,
  decimals: 2,
  least,
  most: 99_999_999,
  isMoney: true,
})
const measure = (label: string, decimals: number): FigureFacts => ({
  label,
  width: 84,
  decimals,
  least: 0,
  most: 99_999 * 10 ** decimals,
  isMoney: false,
})

const figures: Readonly<Record<FigureName, FigureFacts>> = {
  price: money('售价（元）', 1),
  cost: { ...money('成本价（元）', 0), isOptional: true },
  otPrice: { ...money('原价（元）', 0), isOptional: true },
  stock: { label: '库存', width: 76, decimals: 0, least: 0, most: MAX_STOCK, isMoney: false },
  weight: measure('重量（KG）', 3),
  volume: measure('体积(m³)', 6),
}

export const cells: Readonly<Record<CellName, CellFacts>> = {
  image: { label: '图片', width: 48 },
  barCode: { label: '商品编号', width: 108 },
  ...figures,
}

/** Without the measure. */
export const shortLabel = (cell: CellName): string => cells[cell].label.replace(/[（(].*$/, '')

export const isFigure = (cell: CellName): cell is FigureName => Object.hasOwn(figures, cell)
export const unitsPerOne = (cell: FigureName): number => 10 ** figures[cell].decimals

const LONGEST_CODE = 40
const LONGEST_FIGURE = 40
const LONGEST_ADDRESS = 255

/** More than any figure may have. */
const TOO_LONG = /^-?\d{11,}(?:\.\d*)?$/

const plainIn = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/^(-?)[¥$]\s*/, '$1')
    .replace(/\s*元$/, '')
    .replaceAll(/(?<=\d)[, ](?=\d{3}(?:\D|$))/g, '')
    .replaceAll('。', '.')
    .replace(/(\.\d*?)0+$/, '$1')

/** A number, but far beyond what can be kept. */
const isTooLong = (text: string): boolean => text.length <= LONGEST_FIGURE && TOO_LONG.test(plainIn(text))

/** As people type it or copy it from a spreadsheet; more decimals than can be kept are refused, not rounded. */
function wholeIn(text: string, decimals: number): number | undefined {
  if (text.length > LONGEST_FIGURE) return undefined
  const [, sign, whole = '', rest = ''] = /^(-?)(\d{0,10})(?:\.(\d*))?$/.exec(plainIn(text)) ?? []
  if (sign === undefined || (whole === '' && rest === '') || rest.length > decimals) return undefined
  const value = Number(`${whole}${rest.padEnd(decimals, '0')}`)
  return sign === '-' && value !== 0 ? -value : value
}

function figureText(value: number, { decimals, isMoney }: FigureFacts): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const rest = isMoney ? digits.slice(point) : digits.slice(point).replace(/0+$/, '')
  return `${value < 0 ? '-' : ''}${digits.slice(0, point)}${rest === '' ? '' : `.${rest}`}`
}

/** What stands in a cell. */
export function textOf(line: SkuLine, cell: CellName): string {
  if (!isFigure(cell)) return line[cell]
  const value = line[cell]
  return line.typed?.[cell] ?? (value === undefined ? '' : figureText(value, figures[cell]))
}

/** The line with this text in a cell; the very same line where that changes nothing. */
export function withText(line: SkuLine, cell: CellName, text: string): SkuLine {
  if (!isFigure(cell)) {
    const clean = text.trim()
    return clean === line[cell] ? line : { ...line, [cell]: clean }
  }
  const value = wholeIn(text, figures[cell].decimals)
  return withFigure(line, cell, value, value === undefined && text.trim() !== '' ? text.trim() : undefined)
}

export function withFigure(line: SkuLine, cell: FigureName, value: number | undefined, wrong?: string): SkuLine {
  if (value === line[cell] && wrong === line.typed?.[cell]) return line
  const { typed: { [cell]: _, ...others } = {}, ...rest } = line
  const typed = wrong === undefined ? others : { ...others, [cell]: wrong }
  return { ...rest, [cell]: value, ...(Object.keys(typed).length > 0 ? { typed } : {}) }
}

export interface CellProblem {
  readonly text: string
  /** Nothing is there yet: no reason to complain before somebody wants to save. */
  readonly isMissing: boolean
}

export function whyNotCell(line: SkuLine, cell: CellName): CellProblem | undefined {
  if (cell === 'image') return line.image === '' ? missing('请上传规格图片') : wrongIf(whyNotAddress(line.image))
  if (cell === 'barCode') {
    return wrongIf([...line.barCode].length > LONGEST_CODE && `商品编号不能超过${LONGEST_CODE}个字符`)
  }
  return whyNotFigure(line, cell)
}

function whyNotFigure(line: SkuLine, cell: FigureName): CellProblem | undefined {
  const facts = figures[cell]
  const name = shortLabel(cell)
  const value = line[cell]
  const typed = line.typed?.[cell]
  if (typed !== undefined && !isTooLong(typed)) {
    return wrongIf(facts.decimals === 0 ? `${name}必须是整数` : `${name}必须是数字，最多${facts.decimals}位小数`)
  }
  if (typed === undefined) {
    if (value === undefined) return facts.isOptional ? undefined : missing(`请输入${name}`)
    if (value >= facts.least && value <= facts.most) return undefined
  }
  const [from, to] = [figureText(facts.least, facts), figureText(facts.most, facts)]
  return wrongIf(cell === 'price' ? `价格设置范围 ${from}~${to}` : `${name}范围 ${from}~${to}`)
}

const whyNotAddress = (address: string) =>
  (!/^(?:\/|https?:\/\/)/.test(address) && '不是图片地址，请从图片库选择') ||
  (address.length > LONGEST_ADDRESS && '图片地址过长')

const missing = (text: string): CellProblem => ({ text, isMissing: true })
const wrongIf = (text: string | false): CellProblem | undefined => (text ? { text, isMissing: false } : undefined)
