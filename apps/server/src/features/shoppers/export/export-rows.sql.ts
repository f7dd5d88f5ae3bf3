import { maskBuyer } from '@zhanggui/domain/order/mask-buyer'
import type { MerchantDb } from '#platform/db/merchant-db'
import { inBatches } from '#platform/sheets/sheet-of-rows'
import { listUsersByIds } from '../users/user.sql.ts'

export type ExportedUser = Awaited<ReturnType<typeof listUsersByIds>>[number]

/** The users in the order of their list, some at a time, masked unless they are asked for as they are. */
export const readExportedUsers = (db: MerchantDb, uids: readonly number[], isPlain: boolean) =>
  inBatches(uids, async (some) => {
    const users = await listUsersByIds(db, some)
    return isPlain ? users : users.map(maskBuyer)
  })
