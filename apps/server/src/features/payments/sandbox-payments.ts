import type { ChannelAnswer, ChannelRefund, PaymentPort } from './payment-port.ts'

/** Payments whose numbers end in one of these are not refunded at once, so that the rest can be tried too. */
const answers: Readonly<Record<string, ChannelAnswer>> = {
  '-pending': { state: 'pending' },
  '-failed': { state: 'failed', reason: '沙箱渠道余额不足' },
}

/** Pays everything back without asking anybody. */
export const sandboxPayments: PaymentPort = {
  refund: ({ payNo }: ChannelRefund) => {
    const [, answer] = Object.entries(answers).find(([ending]) => payNo.endsWith(ending)) ?? []
    return Promise.resolve(answer ?? { state: 'paid' })
  },
}
