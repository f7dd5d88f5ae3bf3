import { unlockAccount as unlock } from '../../apps/server/src/features/session/login-failure.sql.ts'
import { findAccount } from '../../apps/server/src/features/staff/staff.sql.ts'
import type { Pool } from '../../apps/server/src/platform/db/connection/pool.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import { loginName } from '@zhanggui/domain/session/account-rules'

/** Lifts the sign-in locks of an account; returns what to tell the operator. */
export const unlockAccount = (pool: Pool, account: string): Promise<string> =>
  inPlatform(pool, async (db) => {
    const found = await findAccount(db, account)
    if (!found) throw new Error(account ? `账号“${account}”不存在` : '用法：npm run owner:unlock -- 账号')
    const networks = await unlock(db, loginName(account), new Date())
    return networks > 0
      ? `账号“${found.account}”已解除锁定（${networks} 个网络），现在可以登录。`
      : `账号“${found.account}”没有被锁定，登录失败次数已清零。`
  })
