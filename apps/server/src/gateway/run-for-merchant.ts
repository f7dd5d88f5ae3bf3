import type { GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { GATEWAY_BASE } from '@zhanggui/contract/kernel/gateway'
import { merchantExists } from '#features/merchants/public'
import { insertAuditLine } from '#platform/audit/audit.sql'
import { createChangeRecorder } from '#platform/audit/change-recorder'
import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'
import type { Platform } from '#platform/platform'
import { transactionsOf } from '#platform/transactions'
import type { GatewayContext } from './gateway-route.ts'

interface Call {
  readonly endpoint: GatewayEndpoint
  readonly input: Record<string, unknown>
  readonly address: string
  readonly now: Date
}

/** The actor shown in the merchant's log for calls of the platform. */
const PLATFORM = { adminId: 0, account: '平台' }

/** Runs a buyer's work in a merchant's transaction. */
export const buyerRunner =
  (platform: Platform, now: Date): GatewayContext['runForBuyer'] =>
  (merId, work) =>
    transactionsOf(platform, merId, () => now).inWrite(async (writing) => {
      // Asked with the first query of the work; if both refuse, it is because of the merchant.
      const known = checkMerchant(writing.db)
      const result = work(writing).catch((error: unknown) => known.then(() => Promise.reject(error)))
      return (await Promise.all([result, known]))[0]
    })

async function checkMerchant(db: MerchantDb) {
  if (!(await merchantExists(db))) missing('商户不存在')
}

/** Runs work in a merchant's transaction and logs the platform's call there. */
export const merchantRunner =
  (platform: Platform, { endpoint, input, address, now }: Call): GatewayContext['runForMerchant'] =>
  (merId, work) =>
    buyerRunner(platform, now)(merId, async (writing) => {
      const { db, newId } = writing
      const { recorded, recordChanges } = createChangeRecorder()
      const result = await work({ ...writing, recordChanges })
      if (endpoint.changes) {
        const url = GATEWAY_BASE + endpoint.path
        const line = { endpoint, url, address, input, result: null, ...recorded, at: now }
        await insertAuditLine(db, { id: await newId(), ...PLATFORM, ...line })
      }
      return result
    })
