import { refundApi } from '@zhanggui/contract/order/refund'
import { bind } from '#platform/http/route'
import { auditRefund } from './audit-refund.ts'
import { startRefundExport } from './export/start-refund-export.ts'
import { countRefundTabs, listRefunds } from './list-refunds.sql.ts'
import { readRefund } from './read-refund.ts'
import { receiveGoods } from './receive-goods.ts'
import { refuseGoods } from './refuse-goods.ts'
import { remarkRefund } from './remark-refund.ts'
import { retryRefund } from './retry-refund.ts'
import { revealBuyer } from './reveal-buyer.ts'
import { trackReturn } from './track-return.ts'

export const refundRoutes = bind(refundApi, {
  list: ({ db, now }, query) => listRefunds(db, query, now),
  tabs: ({ db, now }, filter) => countRefundTabs(db, filter, now),
  info: ({ db }, { refundOrderNo }) => readRefund(db, refundOrderNo),
  remark: remarkRefund,
  audit: auditRefund,
  receive: receiveGoods,
  refuseGoods,
  export: startRefundExport,
  retry: retryRefund,
  logistics: { outside: trackReturn },
  reveal: revealBuyer,
})
