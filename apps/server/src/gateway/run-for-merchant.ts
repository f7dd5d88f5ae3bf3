import type { GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { GATEWAY_BASE } from '@zhanggui/contract/kernel/gateway'
import { merchantExists } from '#features/merchants/public'
import { insertAuditLine } from '#platform/audit/audit.sql'
import { createChangeRecorder } from '#platform/audit/change-recorder'
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

/** Nobody of the merchant's staff: what its log shows as the account. */
const PLATFORM = { adminId: 0, account: '平台' }

/** A merchant finds in its own log what the platform did to it, written in the same transaction. */
export const merchantRunner =
  (platform: Platform, { endpoint, input, address, now }: Call): GatewayContext['runForMerchant'] =>
  (merId, work) =>
    transactionsOf(platform, merId, () => now).inWrite(async (writing) => {
      const { db, newId } = writing
      if (!(await merchantExists(db))) missing('商户不存在')
      const { recorded, recordChanges } = createChangeRecorder()
      const result = await work({ ...writing, recordChanges })
      if (endpoint.changes) {
        const url = GATEWAY_BASE + endpoint.path
        const line = { endpoint, url, address, input, result: null, ...recorded, at: now }
        await insertAuditLine(db, { id: await newId(), ...PLATFORM, ...line })
      }
      return result
    })
