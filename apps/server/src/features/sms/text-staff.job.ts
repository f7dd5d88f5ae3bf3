import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import type { WriteContext } from '#platform/transactions'
import { AliyunSms } from './port/aliyun-sms.ts'
import { SmsTrouble } from './port/sms-port.ts'

/** Texts one person that an order has come. Whoever was texted and not recorded so is texted again. */
export const textStaffJob = defineJob({
  kind: 'text-staff',
  payload: z.object({ phone: z.string(), orderNo: z.string() }),
  run: async ({ config, log, clock }, { phone, orderNo }) => {
    const to = phone.slice(-4)
    if (!config.sms) {
      log.info({ to, orderNo }, 'sandbox: a text message about a new order')
      return
    }
    try {
      await new AliyunSms(config.sms, clock).sendNewOrder(phone, orderNo, `${orderNo}-${to}`)
    } catch (error) {
      if (!(error instanceof SmsTrouble && error.isFinal)) throw error
      log.warn({ err: error, to }, 'a text message was refused')
    }
  },
})

/** Texts everybody who wants to hear of new orders, after this transaction. */
export async function textStaff({ enqueue }: WriteContext, phones: readonly string[], orderNo: string): Promise<void> {
  for (const phone of new Set(phones)) await enqueue(textStaffJob, { phone, orderNo })
}
