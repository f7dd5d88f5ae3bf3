import { parseHourRange } from '../kernel/hour-range.ts'
import type { FieldOption, FieldShape, FieldTag, FieldValue, OptionValue } from './form-config.ts'
import { numberFrom } from './loose-record.ts'
import { isOptionValue } from './read-options.ts'

/**
 * A value as it was configured or stored, in the form that its field works with: typed options (`"1"` is option 1),
 * numbers that are numbers, lists that were stored as text. What does not fit is no value.
 */
export const fitValue = <Tag extends FieldTag>(shape: Shaped<Tag>, raw: unknown): FieldValue =>
  fitters[shape.tag](shape, raw)

type Shaped<Tag extends FieldTag> = FieldShape & { readonly tag: Tag }
type Fitters = { readonly [Tag in FieldTag]: (shape: Shaped<Tag>, raw: unknown) => FieldValue }

const fitters: Fitters = {
  'el-input': (_, raw) => textOf(raw),
  'el-input-number': (_, raw) => numberFrom(raw),
  'el-select': ({ options, isMultiple }, raw) =>
    isMultiple ? listOf(raw, (each) => optionOf(options, each)) : optionOf(options, raw),
  'el-cascader': ({ isMultiple }, raw) => (isMultiple ? listOf(raw, pathOf) : pathOf(raw)),
  'el-radio-group': ({ options }, raw) => optionOf(options, raw),
  'el-checkbox-group': ({ options }, raw) => listOf(raw, (each) => optionOf(options, each)),
  'el-switch': ({ on, off }, raw) => [on.value, off.value].find((value) => isSame(value, raw)),
  'el-slider': ({ isRange, min, max }, raw) =>
    isRange ? numberPair(raw, min, max) : within(numberFrom(raw), min, max),
  'el-time-picker': ({ isRange }, raw) => (isRange ? pairOf(raw) : textOf(raw)),
  'time-select': (_, raw) => (typeof raw === 'string' && parseHourRange(raw) ? raw : undefined),
  'el-date-picker': ({ amount }, raw) => {
    if (amount === 'many') return listOf(raw, momentOf)
    return amount === 'range' ? pairOf(raw) : momentOf(raw)
  },
  'el-rate': ({ max }, raw) => within(numberFrom(raw), 0, max),
  'el-color-picker': (_, raw) => textOf(raw),
  'upload-file': (_, raw) => textOf(raw),
  'self-upload': ({ isMultiple }, raw) => (isMultiple ? pictureList(raw) : textOf(raw)),
}

/** What a field holds while nothing was entered. */
export function emptyValue(shape: FieldShape): FieldValue {
  if (shape.tag === 'el-input') return ''
  if (shape.tag === 'el-switch') return shape.off.value
  if (shape.tag === 'el-slider') return shape.isRange ? [shape.min, shape.min] : shape.min
  return isList(shape) ? [] : undefined
}

const isList = (shape: FieldShape): boolean =>
  shape.tag === 'el-checkbox-group' ||
  ((shape.tag === 'el-select' || shape.tag === 'el-cascader') && shape.isMultiple) ||
  (shape.tag === 'el-date-picker' && shape.amount === 'many')

/** Fields of which several things are chosen: 请至少选择一个. */
export const holdsMany = (shape: FieldShape): boolean =>
  isList(shape) || (shape.tag === 'self-upload' && shape.isMultiple)

const textOf = (raw: unknown): string | undefined => {
  if (typeof raw === 'number') return String(raw)
  return typeof raw === 'string' && raw !== '' ? raw : undefined
}

/** `"1"`, `1`, `true` and `"true"` may stand for each other: forms are stored as text. */
const isSame = (value: OptionValue, raw: unknown): boolean => isOptionValue(raw) && String(value) === String(raw)

/** A value that is no longer an option is kept, so that saving another field does not lose it. */
function optionOf(options: readonly FieldOption[], raw: unknown): OptionValue | undefined {
  if (!isOptionValue(raw) || raw === '') return undefined
  return (
    options.find(({ value }) => value === raw)?.value ?? options.find(({ value }) => isSame(value, raw))?.value ?? raw
  )
}

function listOf<T extends FieldValue>(raw: unknown, read: (each: unknown) => T | undefined): readonly T[] | undefined {
  const list = Array.isArray(raw) ? raw : listInText(raw)
  return list?.map((each: unknown) => read(each)).filter((each) => each !== undefined)
}

/** `["a","b"]` or `a,b`. */
function listInText(raw: unknown): readonly unknown[] | undefined {
  if (typeof raw === 'number') return [raw]
  if (typeof raw !== 'string' || raw.trim() === '') return undefined
  try {
    const list: unknown = JSON.parse(raw)
    return Array.isArray(list) ? list : [raw]
  } catch {
    return raw.split(',').map((each) => each.trim())
  }
}

const momentOf = (raw: unknown): string | number | undefined =>
  (typeof raw === 'string' && raw !== '') || (typeof raw === 'number' && Number.isFinite(raw)) ? raw : undefined

function pathOf(raw: unknown): readonly (string | number)[] | undefined {
  const path = listOf(raw, momentOf)
  return path && path.length > 0 ? path : undefined
}

function pairOf(raw: unknown): readonly [string | number, string | number] | undefined {
  const [from, to] = listOf(raw, momentOf) ?? []
  return from !== undefined && to !== undefined ? [from, to] : undefined
}

const within = (value: number | undefined, min: number, max: number): number | undefined =>
  value === undefined ? undefined : Math.min(Math.max(value, min), max)

function numberPair(raw: unknown, min: number, max: number): readonly [number, number] | undefined {
  const [from, to] = listOf(raw, (each) => within(numberFrom(each), min, max)) ?? []
  return from !== undefined && to !== undefined && from <= to ? [from, to] : undefined
}

/** Several pictures are one value: the JSON text of their addresses. */
function pictureList(raw: unknown): string | undefined {
  const list = listOf(raw, textOf)
  return list && list.length > 0 ? JSON.stringify(list) : undefined
}
