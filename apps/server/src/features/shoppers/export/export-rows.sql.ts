import { maskBuyer } from '@zhanggui/domain/order/mask-buyer'
import type { MerchantDb } from '#platform/db/merchant-db'
import { listUsersByIds } from '../users/user.sql.ts'

export type ExportedUser = Awaited<ReturnType<typeof listUsersByIds>>[number]

const AT_ONCE = 500

/** The users in the order of their list, some at a time, masked. */
export async function* readExportedUsers(db: MerchantDb, uids: readonly number[]): AsyncGenerator<ExportedUser[]> {
  for (let at = 0; at < uids.length; at += AT_ONCE) {
    yield (await listUsersByIds(db, uids.slice(at, at + AT_ONCE))).map(maskBuyer)
  }
}
