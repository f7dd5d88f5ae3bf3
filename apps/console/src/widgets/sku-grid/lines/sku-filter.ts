import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import type { SkuLine } from './sku-line.ts'

/** The values that are shown of each spec; a spec that is not named shows all of its. */
export type SkuFilter = ReadonlyMap<string, ReadonlySet<string>>

export const NO_FILTER: SkuFilter = new Map()

export const isShownBy = (filter: SkuFilter, { values }: SkuLine): boolean =>
  [...filter].every(([spec, shown]) => shown.has(values[spec] ?? ''))

/** A select option per value, identified by its position: `0:2` is the third value of the first spec. */
export const optionsOf = (specs: readonly Spec[]) =>
  specs.map(({ name, values }, at) => ({
    label: name,
    title: name,
    options: values.map((value, index) => ({ value: `${at}:${index}`, label: value })),
  }))

export const keysOf = (filter: SkuFilter, specs: readonly Spec[]): string[] =>
  specs.flatMap(({ name, values }, at) =>
    values.flatMap((value, index) => (filter.get(name)?.has(value) ? [`${at}:${index}`] : [])),
  )

export function filterFrom(keys: readonly string[], specs: readonly Spec[]): SkuFilter {
  const filter = new Map<string, Set<string>>()
  for (const key of keys) {
    const [at, index] = key.split(':').map(Number)
    const spec = specs[at ?? -1]
    const value = spec?.values[index ?? -1]
    if (spec && value !== undefined) filter.set(spec.name, (filter.get(spec.name) ?? new Set()).add(value))
  }
  return filter
}
