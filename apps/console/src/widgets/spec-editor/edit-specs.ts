import { type Spec, whyNotSpecs } from '@zhanggui/domain/product/sku/sku-rules'

export type Specs = readonly Spec[]

/** The specs after a change, or why it is not made. */
export type SpecEdit = { readonly specs: Specs } | { readonly reason: string }

const replaced = (specs: Specs, name: string, edit: (values: readonly string[]) => readonly string[]): Specs =>
  specs.map((spec) => (spec.name === name ? { ...spec, values: edit(spec.values) } : spec))

/** Limits stand against what is added; a spec that lost its last value elsewhere is no reason here. */
function withinLimits(specs: Specs): SpecEdit {
  const reason = whyNotSpecs(specs.filter(({ values }) => values.length > 0))
  return reason === undefined ? { specs } : { reason }
}

/** What is there already is passed over. */
export function addValue(specs: Specs, name: string, value: string): SpecEdit {
  const text = value.trim()
  if (text === '') return { reason: '请添加规格值' }
  return withinLimits(replaced(specs, name, (values) => (values.includes(text) ? values : [...values, text])))
}

export const removeValue = (specs: Specs, name: string, value: string): Specs =>
  replaced(specs, name, (values) => values.filter((each) => each !== value))

export const orderValues = (specs: Specs, name: string, values: readonly string[]): Specs =>
  replaced(specs, name, () => values)

/** A new spec comes with its first value; one of the same name is there already. */
export function addSpec(specs: Specs, name: string, value: string, incomplete: string): SpecEdit {
  const spec = { name: name.trim(), values: [value.trim()] }
  if (spec.name === '' || spec.values[0] === '') return { reason: incomplete }
  return specs.some((each) => each.name === spec.name) ? { specs } : withinLimits([...specs, spec])
}

export const removeSpec = (specs: Specs, name: string): Specs => specs.filter((spec) => spec.name !== name)
