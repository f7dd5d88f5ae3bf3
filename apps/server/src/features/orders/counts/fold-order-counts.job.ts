import { foldingJob } from '#platform/counters/folding-job'
import { foldOrderCounts } from './order-day-count.sql.ts'

export const foldOrderCountsJob = foldingJob({
  kind: 'fold-order-counts',
  everySeconds: 5,
  table: 'order_day_delta',
  fold: foldOrderCounts,
})
