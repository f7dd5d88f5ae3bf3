import { foldingJob } from '#platform/counters/folding-job'
import { foldRefundCounts } from './refund-count.sql.ts'

export const foldRefundCountsJob = foldingJob({
  kind: 'fold-refund-counts',
  everySeconds: 60,
  table: 'refund_delta',
  fold: foldRefundCounts,
})
