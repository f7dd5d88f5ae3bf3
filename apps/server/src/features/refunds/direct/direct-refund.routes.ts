import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { bind } from '#platform/http/route'
import { quoteDirectRefund } from './quote-direct-refund.ts'
import { refundDirectly } from './refund-directly.ts'

export const directRefundRoutes = bind(directRefundApi, {
  quoteRefund: quoteDirectRefund,
  refund: refundDirectly,
})
