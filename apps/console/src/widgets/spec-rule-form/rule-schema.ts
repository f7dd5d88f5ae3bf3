import { specRuleDraft } from '@zhanggui/contract/spec-rule'
import { whyNotRuleName } from '@zhanggui/domain/product/spec-rule-rules'
import { z } from 'zod'

/** The screen's own words for a name; id and version travel unseen. */
export const ruleSchema = specRuleDraft.extend({
  id: z.int().optional(),
  version: z.int().optional(),
  ruleName: z.string().superRefine((name, context) => {
    const message = whyNotRuleName(name)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  }),
})
