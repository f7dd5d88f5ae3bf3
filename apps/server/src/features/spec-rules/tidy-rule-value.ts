import { formatRuleValue, parseRuleValue, whyNotRuleSpecs } from '@zhanggui/domain/product/spec-rule-rules'
import { invalid } from '#platform/http/refusals'

/** The same specs, trimmed and without repetitions; refuses what is none. */
export function tidyRuleValue(ruleValue: string): string {
  const specs = parseRuleValue(ruleValue)
  const reason = specs ? whyNotRuleSpecs(specs) : '规格格式不正确'
  if (!specs || reason) throw invalid([{ path: 'ruleValue', message: reason ?? '' }])
  return formatRuleValue(specs)
}

/** 颜色：红、蓝；尺码：S、M */
export const readableSpecs = (ruleValue: string): string =>
  (parseRuleValue(ruleValue) ?? []).map(({ name, values }) => `${name}：${values.join('、')}`).join('；')
