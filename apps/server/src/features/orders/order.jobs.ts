import type { JobKind } from '#platform/jobs/job'
import { cancelOrderJob } from './timers/cancel-order.job.ts'

export const orderJobs: readonly JobKind[] = [cancelOrderJob]
