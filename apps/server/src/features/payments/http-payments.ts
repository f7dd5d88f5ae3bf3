import { z } from 'zod'
import type { PaymentConfig } from '#platform/config'
import { askOutside } from '#platform/outside/ask-outside'
import { theirWords } from '#platform/outside/their-words'
import { type ChannelAnswer, type ChannelRefund, type PaymentPort, PaymentTrouble } from './payment-port.ts'

const answer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('paid') }),
  z.object({ state: z.literal('pending') }),
  z.object({ state: z.literal('failed'), reason: z.string().default('') }),
])

const PATIENCE = 10_000

/** The platform's payment service, by the protocol of docs/payment-refunds.md. */
export class HttpPayments implements PaymentPort {
  constructor(
    readonly config: PaymentConfig,
    readonly patience = PATIENCE,
  ) {}

  async refund(refund: ChannelRefund): Promise<ChannelAnswer> {
    const read = answer.safeParse(await this.#post(refund))
    if (!read.success) throw new PaymentTrouble('支付渠道的回复无法识别，稍后自动重试')
    if (read.data.state !== 'failed') return read.data
    return { state: 'failed', reason: theirWords(read.data.reason) || '支付渠道拒绝退款' }
  }

  async #post(refund: ChannelRefund): Promise<unknown> {
    const { url, key } = this.config
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': refund.refundNo,
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(refund),
    }
    const reply = await askOutside(`${url.replace(/\/$/, '')}/refunds`, request, { answerMs: this.patience })
    if ('lost' in reply) {
      const isLate = reply.lost === 'late'
      throw new PaymentTrouble(isLate ? '支付渠道没有及时响应，稍后自动重试' : '连接不上支付渠道，稍后自动重试')
    }
    if (!reply.isOk) throw new PaymentTrouble(`支付渠道异常（${reply.status}），稍后自动重试`)
    return reply.json
  }
}
