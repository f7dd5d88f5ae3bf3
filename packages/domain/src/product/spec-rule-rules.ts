import { tidySpecs, whyNotSpecs, type Spec } from './sku-rules.ts'

const LONGEST_NAME = 20

export function whyNotRuleName(name: string): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return '请输入规格名称'
  return [...trimmed].length > LONGEST_NAME ? `规格名称不能超过${LONGEST_NAME}个字符` : undefined
}

/** Against the specs of a template; they are kept tidied. */
export function whyNotRuleSpecs(typed: readonly Spec[]): string | undefined {
  const specs = tidySpecs(typed)
  if (specs.length === 0) return '请至少添加一条属性规格！'
  return specs.some(({ values }) => values.length === 0) ? '请添加属性' : whyNotSpecs(specs)
}
