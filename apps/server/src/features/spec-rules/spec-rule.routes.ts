import { specRuleApi } from '@zhanggui/contract/spec-rule'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { bind } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { deleteSpecRule } from './delete-spec-rule.ts'
import { saveSpecRule } from './save-spec-rule.ts'
import { findSpecRule, listSpecRules } from './spec-rule.sql.ts'
import { noSuchRule } from './spec-rule-refusals.ts'
import { updateSpecRule } from './update-spec-rule.ts'

export const specRuleRoutes = (platform: Platform) =>
  bind(specRuleApi, {
    list: async ({ db }, query) => {
      const window = pageWindow(query)
      return pageFrom(window, await listSpecRules(db, query, window))
    },
    info: async ({ db }, { id }) => (await findSpecRule(db, id)) ?? noSuchRule(),
    save: (context, draft) => saveSpecRule(platform, context, draft),
    update: updateSpecRule,
    delete: deleteSpecRule,
  })
