import { defineJob } from '#platform/jobs/job'
import { refundDue } from '../core/refund-due.ts'
import { passDeadline } from './pass-deadline.ts'

/** The time is up for whoever a refund waits for. Repeatable: it goes by how the refund stands then. */
export const refundDueJob = defineJob({
  ...refundDue,
  run: ({ inWrite }, { refundNo }) => inWrite((context) => passDeadline(context, refundNo)),
})
