import type { Fen } from '../kernel/money.ts'
import { measureOf } from './freight-units.ts'
import type { Place } from './freight.ts'
import { chargeBy, freePostage, type ChargeBy, type FreePostage } from './shipping-codes.ts'

type Maybe<T> = { readonly [K in keyof T]?: T[K] | undefined }

interface PriceDraft extends Place, Maybe<{ first: number; firstPrice: Fen; renewal: number; renewalPrice: Fen }> {}
interface FreeDraft extends Place, Maybe<{ number: number; price: Fen }> {}

/** A template as a form has it, what is not filled in yet being undefined; measures in units as in freight. */
export interface TemplateDraft {
  readonly freePostage: FreePostage
  readonly chargeBy: ChargeBy
  readonly lines: readonly PriceDraft[]
  readonly freeLines: readonly FreeDraft[]
}

/** `path` in the words of the draft: `chargeBy`, `lines`, `lines.0.first`, `freeLines.2.regionIds`. */
export interface TemplateIssue {
  readonly path: string
  readonly message: string
}

const MAX_FEN = 99_999_999
const MAX_AMOUNT = 9_999_999
const MAX_NAMED = 5
const NO_REGION = '请至少选择一个区域'

/** Everything against a template. Lines of a template that is free nationwide say nothing and are not looked at. */
export function whyNotTemplate(draft: TemplateDraft, regionName: (id: number) => string): TemplateIssue[] {
  if (draft.freePostage === freePostage.is.nationwide) return []
  if (draft.chargeBy === chargeBy.is.none) return [{ path: 'chargeBy', message: '请选择计费方式' }]
  const isCustom = draft.freePostage === freePostage.is.custom
  return [
    ...placesOf(draft.lines, 'lines', regionName, { mayBeDefault: isCustom }),
    ...(isCustom ? defaultOf(draft.lines) : atLeastOne(draft.lines)),
    ...draft.lines.flatMap((line, index) => priceIssues(draft.chargeBy, line, `lines.${index}`)),
    ...(isCustom ? placesOf(draft.freeLines, 'freeLines', regionName, { mayBeDefault: true }) : []),
    ...(isCustom ? draft.freeLines.flatMap((line, index) => freeIssues(draft.chargeBy, line, index)) : []),
  ]
}

export const whyNotDeleteTemplate = ({ isUsed }: { readonly isUsed: boolean }): string | undefined =>
  isUsed ? '运费模板已使用' : undefined

const atLeastOne = (lines: readonly Place[]): TemplateIssue[] =>
  lines.length === 0 ? [{ path: 'lines', message: NO_REGION }] : []

const defaultOf = (lines: readonly Place[]): TemplateIssue[] =>
  lines.some(({ isDefault }) => isDefault) ? [] : [{ path: 'lines', message: '不包邮，最少需要一条公共区域运费数据' }]

/** Each line names regions, and no region, the everywhere else included, comes twice. */
function placesOf(
  lines: readonly Place[],
  list: string,
  regionName: (id: number) => string,
  { mayBeDefault }: { readonly mayBeDefault: boolean },
): TemplateIssue[] {
  const taken = new Set<number>()
  let hasDefault = false
  return lines.flatMap(({ isDefault, regionIds }, index): TemplateIssue[] => {
    const path = `${list}.${index}.regionIds`
    if (isDefault && mayBeDefault) {
      const isSecond = hasDefault
      hasDefault = true
      return isSecond ? [{ path, message: '区域重复：默认区域' }] : []
    }
    if (isDefault || regionIds.length === 0) return [{ path, message: NO_REGION }]
    const repeated = new Set(regionIds.filter((id) => taken.size === taken.add(id).size))
    return repeated.size > 0 ? [{ path, message: `区域重复：${namesOf(repeated, regionName)}` }] : []
  })
}

function namesOf(ids: ReadonlySet<number>, regionName: (id: number) => string): string {
  const named = [...ids].slice(0, MAX_NAMED).map(regionName).join('、')
  return ids.size > MAX_NAMED ? `${named} 等${ids.size}个` : named
}

const priceIssues = (by: ChargeBy, line: PriceDraft, path: string): TemplateIssue[] => [
  ...issue(`${path}.first`, whyNotUnits(by, line.first)),
  ...issue(`${path}.firstPrice`, whyNotFen(line.firstPrice, '运费')),
  ...issue(`${path}.renewal`, whyNotUnits(by, line.renewal)),
  ...issue(`${path}.renewalPrice`, whyNotFen(line.renewalPrice, '续费')),
]

const freeIssues = (by: ChargeBy, line: FreeDraft, index: number): TemplateIssue[] => [
  ...issue(`freeLines.${index}.number`, whyNotUnits(by, line.number)),
  ...issue(`freeLines.${index}.price`, whyNotFen(line.price, '包邮金额')),
]

const issue = (path: string, message: string | undefined): TemplateIssue[] => (message ? [{ path, message }] : [])

function whyNotUnits(by: ChargeBy, units: number | undefined): string | undefined {
  if (units === undefined || Number.isNaN(units)) return '请输入'
  const { unitsPerOne, decimals } = measureOf(by)
  if (by === chargeBy.is.pieces && (units < 1 || !Number.isInteger(units))) return '请输入不小于1的整数'
  if (units < unitsPerOne / 10) return '不能小于0.1'
  if (!Number.isInteger(units)) return `最多${decimals}位小数`
  return units > MAX_AMOUNT * unitsPerOne ? `不能超过${MAX_AMOUNT}` : undefined
}

function whyNotFen(fen: Fen | undefined, label: string): string | undefined {
  if (fen === undefined || Number.isNaN(fen)) return `请输入${label}`
  if (fen < 0) return `${label}不能为负数`
  return fen > MAX_FEN ? `${label}不能超过999999.99` : undefined
}
