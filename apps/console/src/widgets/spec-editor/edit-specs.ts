import { renameInSpecs, type SpecRename, valuesListedIn } from '@zhanggui/domain/product/sku/rename-spec'
import { type Spec, whyNotSpecs } from '@zhanggui/domain/product/sku/sku-rules'

export type Specs = readonly Spec[]

/** The specs after a change, or why it is not made. What was only renamed goes on as what it was. */
export type SpecEdit = { readonly specs: Specs; readonly rename?: SpecRename } | { readonly reason: string }

const replaced = (specs: Specs, name: string, edit: (values: readonly string[]) => readonly string[]): Specs =>
  specs.map((spec) => (spec.name === name ? { ...spec, values: edit(spec.values) } : spec))

/** Limits stand against what is added; a spec that lost its last value elsewhere is no reason here. */
function withinLimits(specs: Specs, rename?: SpecRename): SpecEdit {
  const reason = whyNotSpecs(specs.filter(({ values }) => values.length > 0))
  return reason === undefined ? { specs, ...(rename && { rename }) } : { reason }
}

/** One value or a list of them; what is there already is passed over. */
export function addValues(specs: Specs, name: string, text: string): SpecEdit {
  const listed = valuesListedIn(text)
  if (listed.length === 0) return { reason: '请添加规格值' }
  return withinLimits(replaced(specs, name, (values) => [...new Set([...values, ...listed])]))
}

export const removeValue = (specs: Specs, name: string, value: string): Specs =>
  replaced(specs, name, (values) => values.filter((each) => each !== value))

export const orderValues = (specs: Specs, name: string, values: readonly string[]): Specs =>
  replaced(specs, name, () => values)

/** A value or a spec under another name. */
export function renamed(specs: Specs, asked: SpecRename): SpecEdit {
  const rename = { ...asked, to: asked.to.trim() }
  const { spec, value = spec, to } = rename
  if (to === '') return { reason: asked.value === undefined ? '规格名称不能为空' : '规格值不能为空' }
  return to === value ? { specs } : withinLimits(renameInSpecs(specs, rename), rename)
}

/** A new spec comes with its first values; one of the same name is there already. */
export function addSpec(specs: Specs, name: string, text: string, incomplete: string): SpecEdit {
  const spec = { name: name.trim(), values: valuesListedIn(text) }
  if (spec.name === '' || spec.values.length === 0) return { reason: incomplete }
  return specs.some((each) => each.name === spec.name) ? { specs } : withinLimits([...specs, spec])
}

export const removeSpec = (specs: Specs, name: string): Specs => specs.filter((spec) => spec.name !== name)
