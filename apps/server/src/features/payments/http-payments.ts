import { parsed } from '@zhanggui/contract/kernel/codecs'
import { z } from 'zod'
import type { PaymentConfig } from '#platform/config'
import { type ChannelAnswer, type ChannelRefund, type PaymentPort, PaymentTrouble } from './payment-port.ts'

const answer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('paid') }),
  z.object({ state: z.literal('pending') }),
  z.object({ state: z.literal('failed'), reason: z.string().default('') }),
])

const PATIENCE = 10_000
const LARGEST = 64 * 1024

/** The platform's payment service, by the protocol of docs/payment-refunds.md. */
export class HttpPayments implements PaymentPort {
  constructor(
    readonly config: PaymentConfig,
    readonly patience = PATIENCE,
  ) {}

  async refund(refund: ChannelRefund): Promise<ChannelAnswer> {
    const text = await this.#post(refund)
    const read = answer.safeParse(parsed(text))
    if (!read.success) throw new PaymentTrouble('支付渠道的回复无法识别，稍后自动重试')
    return read.data.state === 'failed' ? { state: 'failed', reason: reasonOf(read.data.reason) } : read.data
  }

  async #post(refund: ChannelRefund): Promise<string> {
    const { url, key } = this.config
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/refunds`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'idempotency-key': refund.refundNo,
          ...(key && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(refund),
        // Never send the key to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(this.patience),
      })
      if (!response.ok) throw new PaymentTrouble(`支付渠道异常（${response.status}），稍后自动重试`)
      const bytes = await response.arrayBuffer()
      return bytes.byteLength > LARGEST ? '' : Buffer.from(bytes).toString()
    } catch (error) {
      if (error instanceof PaymentTrouble) throw error
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      throw new PaymentTrouble(isLate ? '支付渠道没有及时响应，稍后自动重试' : '连接不上支付渠道，稍后自动重试')
    }
  }
}

/** What another company's server says, short and without anything that is not text. */
const reasonOf = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 100) || '支付渠道拒绝退款'
