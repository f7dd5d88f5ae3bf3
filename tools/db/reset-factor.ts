import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { lockPerson } from '../../apps/server/src/features/people/public.ts'
import { deleteFactor } from '../../apps/server/src/features/second-factor/factor.sql.ts'
import { findAccount, inOtherShopsOf, updateHasFactor } from '../../apps/server/src/features/staff/public.ts'
import type { Pool } from '../../apps/server/src/platform/db/connection/pool.ts'
import { inMerchant, type MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import { asPlatform } from '../../apps/server/src/platform/db/step-outside.ts'
import { insertAnnouncements } from '../../apps/server/src/platform/push/announce.sql.ts'
import { deleteSessionsOf } from '../../apps/server/src/platform/session/session.sql.ts'

/** Takes 两步验证 off an account whose authenticator is lost, the owner's too, and signs it out of every shop. */
export async function resetFactor(pool: Pool, account: string): Promise<string> {
  const found = await inPlatform(pool, (db) => findAccount(db, account))
  if (!found) throw new Error(account ? `账号“${account}”不存在` : '用法：npm run owner:unlock -- 账号 --reset-factor')
  const { merId, adminId, personId } = found
  return inMerchant(pool, merId, 'write', async (db) => {
    const hadFactor = await asPlatform(db, async (people) => {
      await lockPerson(people, personId)
      return deleteFactor(people, personId)
    })
    if (!hadFactor) return `账号“${found.account}”没有开启两步验证。`
    const signOut = async (shop: MerchantDb, id: number) => {
      await updateHasFactor(shop, id, false)
      await deleteSessionsOf(shop, id)
    }
    await signOut(db, adminId)
    await inOtherShopsOf(db, personId, signOut)
    const notice = {
      kind: noticeKind.is.security,
      title: '两步验证已重置',
      content: '平台重置了你的两步验证，现在只凭密码就能登录。如果不是你请平台帮忙的，请立即修改密码并联系平台',
      url: '/maintain/user',
      onlyFor: adminId,
    }
    await insertAnnouncements(db, [notice], new Date())
    return `账号“${found.account}”的两步验证已重置，所有登录已失效，现在凭密码登录。`
  })
}
