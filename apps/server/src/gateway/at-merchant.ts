import type { GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { GATEWAY_BASE } from '@zhanggui/contract/kernel/gateway'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { isMerchant } from '#features/merchants/public'
import { insertAuditLine } from '#platform/audit/audit.sql'
import { inMerchant } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'
import type { Platform } from '#platform/platform'
import { type Announcement, insertAnnouncements } from '#platform/push/announce.sql'
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
export const atMerchantOf =
  (platform: Platform, { endpoint, input, address, now }: Call): GatewayContext['atMerchant'] =>
  (merId, work) =>
    inMerchant(platform.pool, merId, 'write', async (db) => {
      if (!(await isMerchant(db))) missing('商户不存在')
      const announcements: Announcement[] = []
      const changes: Change[] = []
      const result = await work({
        db,
        announce: (news) => void announcements.push(news),
        recordChanges: (more) => void changes.push(...more),
      })
      if (endpoint.changes) {
        const url = GATEWAY_BASE + endpoint.path
        const line = { endpoint, url, address, input, result: null, changes, at: now }
        await insertAuditLine(db, { id: await platform.ids.next(), ...PLATFORM, ...line })
      }
      await insertAnnouncements(db, announcements, now)
      return result
    })
