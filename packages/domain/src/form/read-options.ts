import type { FieldOption, NestedOption, OptionValue } from './form-config.ts'
import { LooseRecord } from './loose-record.ts'

const MAX_OPTIONS = 2000
const DEEPEST = 6

export const isOptionValue = (value: unknown): value is OptionValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** The first of several options with the same value is meant. */
export function readOptions(list: readonly unknown[]): FieldOption[] {
  const options = new Map<OptionValue, FieldOption>()
  for (const each of list.slice(0, MAX_OPTIONS)) {
    const option = new LooseRecord(each)
    const value = option.raw('value')
    if (!isOptionValue(value) || options.has(value)) continue
    options.set(value, { value, label: option.text('label', String(value)), isDisabled: option.flag('disabled') })
  }
  return [...options.values()]
}

interface NestedKeys {
  readonly label: string
  readonly value: string
  readonly children: string
}

export function readNestedOptions(list: readonly unknown[], keys: NestedKeys): NestedOption[] {
  let left = MAX_OPTIONS
  const read = (siblings: readonly unknown[], level: number): NestedOption[] => {
    const options: NestedOption[] = []
    for (const each of siblings) {
      const option = new LooseRecord(each)
      const value = option.raw(keys.value)
      if (left <= 0 || (typeof value !== 'string' && typeof value !== 'number')) continue
      left -= 1
      const children = level < DEEPEST ? read(option.list(keys.children), level + 1) : []
      options.push({ value, label: option.text(keys.label, String(value)), children })
    }
    return options
  }
  return read(list, 1)
}
