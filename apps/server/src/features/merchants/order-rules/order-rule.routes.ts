import { orderRuleApi } from '@zhanggui/contract/store/order-rule'
import { bind } from '#platform/http/route'
import { editOrderRules } from './edit-order-rules.ts'
import { readOrderRules } from './read-order-rules.ts'

export const orderRuleRoutes = bind(orderRuleApi, {
  info: ({ db }) => readOrderRules(db),
  edit: editOrderRules,
})
