import { parseRuleValue, whyNotRuleName, whyNotRuleSpecs } from '@zhanggui/domain/product/spec-rule-rules'
import { z } from 'zod'

const checkedBy = (whyNot: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const message = whyNot(text)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

/** The template in the words of its form. */
export const ruleSchema = z.object({
  ruleName: checkedBy(whyNotRuleName),
  ruleValue: checkedBy((text) => whyNotRuleSpecs(parseRuleValue(text) ?? [])),
})
