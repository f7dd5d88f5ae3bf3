import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { ACCOUNT_HEADER } from '@zhanggui/contract/kernel/wire-names'
import type { FastifyRequest } from 'fastify'
import type { Staff } from '#platform/session/staff'
import { Refusal } from '../refusals.ts'

/**
 * Browser tabs share one cookie. A tab that still shows another shop, or another person's account, must not act in the
 * one that the cookie has come to mean; clients that show nothing do not send the header.
 */
export function refuseOtherAccount({ headers }: FastifyRequest, { merId, adminId }: Staff): void {
  const shown = headers[ACCOUNT_HEADER.toLowerCase()]
  if (shown !== undefined && shown !== `${merId}-${adminId}`) {
    throw new Refusal(resultCode.accountChanged, resultText.accountChanged)
  }
}
