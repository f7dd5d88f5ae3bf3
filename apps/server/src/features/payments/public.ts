import type { PaymentConfig } from '#platform/config'
import { HttpPayments } from './http-payments.ts'
import type { PaymentPort } from './payment-port.ts'
import { sandboxPayments } from './sandbox-payments.ts'

export { PaymentTrouble } from './payment-port.ts'

export const openPayments = (config: PaymentConfig | undefined): PaymentPort =>
  config ? new HttpPayments(config) : sandboxPayments
