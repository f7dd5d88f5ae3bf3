import { parseRuleValue, whyNotRuleName, whyNotRuleSpecs } from '@zhanggui/domain/product/spec-rule-rules'
import { z } from 'zod'

const checkedBy = (whyNot: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const message = whyNot(text)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

/** The template in the words of its form; id and version travel unseen. */
export const ruleSchema = z.object({
  id: z.int().optional(),
  version: z.int().optional(),
  ruleName: checkedBy(whyNotRuleName),
  ruleValue: checkedBy((text) => whyNotRuleSpecs(parseRuleValue(text) ?? [])),
})
