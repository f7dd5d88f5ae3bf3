import { refundApi } from '@zhanggui/contract/order/refund'
import { whyNotSearchBuyer } from '@zhanggui/domain/user/buyer-search'
import { invalid } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { auditRefund } from './audit-refund.ts'
import { countRefundTabs, listRefunds } from './list-refunds.sql.ts'
import { readRefund } from './read-refund.ts'
import { receiveGoods } from './receive-goods.ts'
import { refuseGoods } from './refuse-goods.ts'
import { remarkRefund } from './remark-refund.ts'
import { retryRefund } from './retry-refund.ts'
import { revealBuyer } from './reveal-buyer.ts'
import { trackReturn } from './track-return.ts'

function checkSearch(filter: Parameters<typeof whyNotSearchBuyer>[0]) {
  const reason = whyNotSearchBuyer(filter)
  if (reason) throw invalid([{ path: 'content', message: reason }])
}

export const refundRoutes = bind(refundApi, {
  list: ({ db, now }, query) => {
    checkSearch(query)
    return listRefunds(db, query, now)
  },
  tabs: ({ db, now }, filter) => {
    checkSearch(filter)
    return countRefundTabs(db, filter, now)
  },
  info: ({ db }, { refundOrderNo }) => readRefund(db, refundOrderNo),
  remark: remarkRefund,
  audit: auditRefund,
  receive: receiveGoods,
  refuseGoods,
  retry: retryRefund,
  logistics: { outside: trackReturn },
  reveal: revealBuyer,
})
