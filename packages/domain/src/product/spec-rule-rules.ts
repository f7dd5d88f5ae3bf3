import { tidySpecs, whyNotSpecs, type Spec } from './sku-rules.ts'
import { parsed } from './spec-text.ts'

const LONGEST_NAME = 20

/** The template's specs on the wire: `[{"value":"颜色","detail":["红","蓝"]}]`. */
export const formatRuleValue = (specs: readonly Spec[]): string =>
  JSON.stringify(tidySpecs(specs).map(({ name, values }) => ({ value: name, detail: values })))

/** Trimmed and without repetitions; `undefined` if the text is not such a list. */
export function parseRuleValue(text: string): Spec[] | undefined {
  const list = parsed(text)
  if (!Array.isArray(list)) return undefined
  const specs = list.flatMap((entry) => (isRuleSpec(entry) ? [{ name: entry.value, values: entry.detail }] : []))
  return specs.length === list.length ? tidySpecs(specs) : undefined
}

function isRuleSpec(entry: unknown): entry is { value: string; detail: string[] } {
  if (typeof entry !== 'object' || entry === null || !('value' in entry) || !('detail' in entry)) return false
  const { value, detail } = entry
  return typeof value === 'string' && Array.isArray(detail) && detail.every((text) => typeof text === 'string')
}

export function whyNotRuleName(name: string): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return '请输入规格名称'
  return [...trimmed].length > LONGEST_NAME ? `规格名称不能超过${LONGEST_NAME}个字符` : undefined
}

/** Against the specs of a template, tidied. */
export function whyNotRuleSpecs(specs: readonly Spec[]): string | undefined {
  if (specs.length === 0) return '请至少添加一条属性规格！'
  return specs.some(({ values }) => values.length === 0) ? '请添加属性' : whyNotSpecs(specs)
}
