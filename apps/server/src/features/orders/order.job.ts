import type { JobKind } from '#platform/jobs/job'
import { foldOrderCountsJob } from './counts/fold-order-counts.job.ts'
import { cancelOrderJob } from './timers/cancel-order.job.ts'
import { completeOrderJob } from './timers/complete-order.job.ts'
import { lateOrderJob } from './timers/late-order.job.ts'
import { receiveOrderJob } from './timers/receive-order.job.ts'
import { thawIncomeJob } from './timers/thaw-income.job.ts'

export const orderJobs: readonly JobKind[] = [
  cancelOrderJob,
  completeOrderJob,
  foldOrderCountsJob,
  lateOrderJob,
  receiveOrderJob,
  thawIncomeJob,
]
