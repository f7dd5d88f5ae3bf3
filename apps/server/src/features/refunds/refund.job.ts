import type { JobKind } from '#platform/jobs/job'
import { foldRefundCountsJob } from './counts/fold-refund-counts.job.ts'
import { payRefundJob } from './core/pay-refund.job.ts'
import { refundExportJob } from './export/refund-export.job.ts'
import { keepPicturesJob } from './pictures/keep-pictures.job.ts'
import { refundDueJob } from './timers/refund-due.job.ts'

export const refundJobs: readonly JobKind[] = [
  foldRefundCountsJob,
  keepPicturesJob,
  payRefundJob,
  refundDueJob,
  refundExportJob,
]
