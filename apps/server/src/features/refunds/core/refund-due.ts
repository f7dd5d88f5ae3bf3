import { z } from 'zod'
import type { QueuedJob } from '#platform/jobs/job.sql'

interface Payload {
  readonly refundNo: string
}

/** How the timer of a refund is queued. What it does may set another one, so that stands apart. */
export const refundDue: QueuedJob<Payload> = {
  kind: 'refund-due',
  payload: z.object({ refundNo: z.string() }),
  maxAttempts: 5,
}
