import { randomInt } from 'node:crypto'

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')

/** `SH` for an order, `RE` for a refund, `CM` for a settlement, `FP` for an invoice: three random digits, the milliseconds, five random digits. */
export const newNo = (prefix: 'SH' | 'RE' | 'CM' | 'FP', now: Date): string =>
  prefix + digits(3) + String(now.getTime()).padStart(13, '0') + digits(5)

/** What a buyer shows at the counter. */
export const newVerifyCode = (): string => digits(10)
