import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import type { SkuLine } from './sku-line.ts'

/** The values that are shown of each spec; a spec that is not named shows all of its. */
export type SkuFilter = ReadonlyMap<string, ReadonlySet<string>>

export const NO_FILTER: SkuFilter = new Map()

export const isShownBy = (filter: SkuFilter, { values }: SkuLine): boolean =>
  [...filter].every(([spec, shown]) => shown.has(values[spec] ?? ''))

/** A value of a spec as one text, as a select has it. JSON keeps apart what gluing would confuse. */
const keyOf = (spec: string, value: string): string => JSON.stringify([spec, value])

export const optionsOf = (specs: readonly Spec[]) =>
  specs.map(({ name, values }) => ({
    label: name,
    title: name,
    options: values.map((value) => ({ value: keyOf(name, value), label: value })),
  }))

export const keysOf = (filter: SkuFilter): string[] =>
  [...filter].flatMap(([spec, values]) => [...values].map((value) => keyOf(spec, value)))

export function filterFrom(keys: readonly string[]): SkuFilter {
  const filter = new Map<string, Set<string>>()
  for (const key of keys) {
    const [spec = '', value = ''] = JSON.parse(key) as string[]
    filter.set(spec, (filter.get(spec) ?? new Set()).add(value))
  }
  return filter
}
