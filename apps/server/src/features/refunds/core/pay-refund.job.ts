import { z } from 'zod'
import { openPayments, PaymentTrouble } from '#features/payments/public'
import { defineJob, type Job, type JobContext } from '#platform/jobs/job'
import type { WriteContext } from '#platform/transactions'
import { clearFailure, takeFailure, takePayment } from './channel-result.ts'
import { findChannelRefund } from './refund-row.sql.ts'

interface Payload {
  readonly channelNo: string
  /** How often the channel has said that it is not done yet. */
  readonly asked: number
}

const MINUTE = 60_000
/** In minutes; afterwards hourly. */
const POLLS = [1, 2, 5, 10, 30]
const HOURLY = 60
/** About three days. */
const MOST_POLLS = POLLS.length + 72

/**
 * Has the payment channel pay, or asks whether it has. The channel knows the refund by its number, so it does not matter
 * how often this runs, or where it was interrupted.
 */
export const payRefundJob: Job<Payload> = defineJob({
  kind: 'pay-refund',
  payload: z.object({ channelNo: z.string(), asked: z.int() }),
  maxAttempts: 10,
  run: payRefund,
  giveUp: ({ inWrite }, { channelNo }, error) =>
    inWrite((context) => takeFailure(context, channelNo, wordsOf(error), true)),
})

async function payRefund({ config, inRead, inWrite }: JobContext, { channelNo, asked }: Payload): Promise<void> {
  const refund = await inRead((db) => findChannelRefund(db, channelNo))
  if (!refund) return
  try {
    const answer = await openPayments(config.payments).refund(refund)
    await inWrite((context) => {
      if (answer.state === 'paid') return takePayment(context, channelNo)
      if (answer.state === 'failed') return takeFailure(context, channelNo, answer.reason, true)
      return askLater(context, channelNo, asked)
    })
  } catch (error) {
    if (error instanceof PaymentTrouble) {
      await inWrite((context) => takeFailure(context, channelNo, error.message, false))
    }
    throw error
  }
}

async function askLater(context: WriteContext, channelNo: string, asked: number) {
  if (asked >= MOST_POLLS) return takeFailure(context, channelNo, '支付渠道迟迟没有结果，请联系平台', true)
  await clearFailure(context, channelNo)
  const later = (POLLS[asked] ?? HOURLY) * MINUTE
  return context.enqueue(payRefundJob, { channelNo, asked: asked + 1 }, new Date(context.now.getTime() + later))
}

const wordsOf = (error: unknown) =>
  error instanceof PaymentTrouble ? error.message.replace('，稍后自动重试', '，请稍后重试') : '退款没有完成，请重试'
