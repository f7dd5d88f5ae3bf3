import type { SkuValues, Spec } from './sku-rules.ts'

/** Another name for a spec, or for one of its values: what is sold stays the same. */
export interface SpecRename {
  readonly spec: string
  /** The value; without one the spec itself is renamed. */
  readonly value?: string
  readonly to: string
}

export const renameInSpecs = (specs: readonly Spec[], { spec, value, to }: SpecRename): Spec[] =>
  specs.map((each) => {
    if (each.name !== spec) return each
    if (value === undefined) return { ...each, name: to }
    return { ...each, values: each.values.map((old) => (old === value ? to : old)) }
  })

/** The combination of a SKU that goes on under the new name. */
export function renameInValues(values: SkuValues, { spec, value, to }: SpecRename): SkuValues {
  if (!Object.hasOwn(values, spec) || (value !== undefined && values[spec] !== value)) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, old]) =>
      name === spec ? (value === undefined ? [to, old] : [name, to]) : [name, old],
    ),
  )
}

/** Values as people paste them: one below the other, or with 、，, between them. */
export const valuesListedIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、，,\t\r\n]/)
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
]
