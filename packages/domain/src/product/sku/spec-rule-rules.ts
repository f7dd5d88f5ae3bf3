import { tidySpecs, whyNotSpecs, type Spec } from './sku-rules.ts'

/** Against the specs of a template; they are kept tidied. */
export function whyNotRuleSpecs(typed: readonly Spec[]): string | undefined {
  const specs = tidySpecs(typed)
  if (specs.length === 0) return '请至少添加一条属性规格！'
  return specs.some(({ values }) => values.length === 0) ? '请添加属性' : whyNotSpecs(specs)
}
