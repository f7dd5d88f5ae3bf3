import type { JobKind } from '#platform/jobs/job'
import { foldOrderCountsJob } from './counts/fold-order-counts.job.ts'
import { acceptTimeoutJob } from './dispatch/accept-timeout.job.ts'
import { orderExportJob, orderLineExportJob } from './export/order-export.job.ts'
import { printSlipJob } from './print/print-slip.job.ts'
import { cancelOrderJob } from './timers/cancel-order.job.ts'
import { completeOrderJob } from './timers/complete-order.job.ts'
import { lateOrderJob } from './timers/late-order.job.ts'
import { receiveOrderJob } from './timers/receive-order.job.ts'
import { thawIncomeJob } from './timers/thaw-income.job.ts'

export const orderJobs: readonly JobKind[] = [
  acceptTimeoutJob,
  cancelOrderJob,
  completeOrderJob,
  foldOrderCountsJob,
  lateOrderJob,
  orderExportJob,
  orderLineExportJob,
  printSlipJob,
  receiveOrderJob,
  thawIncomeJob,
]
