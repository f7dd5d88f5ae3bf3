import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { lockPerson } from '../../apps/server/src/features/people/public.ts'
import { deleteFactor } from '../../apps/server/src/features/second-factor/factor.sql.ts'
import { findAccount, inOtherShopsOf, updateHasFactor } from '../../apps/server/src/features/staff/public.ts'
import { insertAuditLine } from '../../apps/server/src/platform/audit/audit.sql.ts'
import type { Pool } from '../../apps/server/src/platform/db/connection/pool.ts'
import { Ids } from '../../apps/server/src/platform/db/ids.ts'
import { inMerchant, type MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import { asPlatform } from '../../apps/server/src/platform/db/step-outside.ts'
import { insertAnnouncements } from '../../apps/server/src/platform/push/announce.sql.ts'
import { deleteSessionsOf } from '../../apps/server/src/platform/session/session.sql.ts'

interface Reset {
  readonly id: number
  readonly adminId: number
  readonly account: string
  readonly at: Date
}

/** What the log of a shop says: somebody without an account there did it. */
const resetLine = ({ id, adminId, account, at }: Reset) => ({
  id,
  adminId: 0,
  account: '平台',
  endpoint: factorApi.reset,
  url: API_BASE + factorApi.reset.path.replace('{id}', String(adminId)),
  address: '',
  input: { id: adminId },
  result: null,
  changes: [{ field: '两步验证', before: '已开启', after: '已重置' }],
  subject: account,
  at,
})

/** Takes 两步验证 off an account whose authenticator is lost, the owner's too, and signs it out of every shop. */
export async function resetFactor(pool: Pool, account: string): Promise<string> {
  const found = await inPlatform(pool, (db) => findAccount(db, account))
  if (!found) throw new Error(account ? `账号“${account}”不存在` : '用法：npm run owner:unlock -- 账号 --reset-factor')
  const { merId, adminId, personId } = found
  const [ids, now] = [new Ids(pool), new Date()]
  return inMerchant(pool, merId, 'write', async (db) => {
    const hadFactor = await asPlatform(db, async (people) => {
      await lockPerson(people, personId)
      return deleteFactor(people, personId)
    })
    if (!hadFactor) return `账号“${found.account}”没有开启两步验证。`
    const signOut = async (shop: MerchantDb, id: number) => {
      await updateHasFactor(shop, id, false)
      await deleteSessionsOf(shop, id)
      await insertAuditLine(shop, resetLine({ id: await ids.next(), adminId: id, account: found.account, at: now }))
    }
    await signOut(db, adminId)
    await inOtherShopsOf(db, personId, signOut)
    const notice = {
      kind: noticeKind.is.security,
      title: '两步验证已重置',
      content: '平台重置了你的两步验证，现在只凭密码就能登录。如果不是你请平台帮忙的，请立即修改密码并联系平台',
      url: '/maintain/user?type=factor',
      onlyFor: adminId,
    }
    await insertAnnouncements(db, [notice], now)
    return `账号“${found.account}”的两步验证已重置，所有登录已失效，现在凭密码登录。`
  })
}
