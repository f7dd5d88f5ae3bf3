import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { shopApi } from '@zhanggui/contract/sign-in/shop'
import { listShopsOf } from '#features/people/public'
import { lockOwnPerson, lockSigningIn } from '#features/staff/public'
import { asPlatform, inOtherShop } from '#platform/db/step-outside'
import { missing, refuse, signedOut } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deleteSession } from '#platform/session/session.sql'
import { beginSession } from '../sign-in/begin-session.ts'
import { findShopCard } from './shop.sql.ts'

/**
 * The session moves to another shop of the same person. It began when they signed in, so that it does not outlive that
 * by being moved. What was proven for it still holds; what a role there asks for is asked by the session gate.
 */
export async function switchShop(context: StaffContext, { merId }: InputOf<typeof shopApi.switch>) {
  const { db, staff } = context
  const { personId } = await lockOwnPerson(context)
  const shops = await asPlatform(db, (people) => listShopsOf(people, personId))
  const { adminId } = shops.find((shop) => shop.merId === merId) ?? missing('店铺不存在')
  if (merId === db.merId) refuse('你正在这家店铺')
  const ended = await deleteSession(db, staff.tokenHash)
  if (!ended) throw signedOut()
  const { token, merName } = await inOtherShop(db, merId, async (shop) => {
    const { merName: name } = (await findShopCard(shop, adminId)) ?? missing('店铺不存在')
    const account = await lockSigningIn(shop, adminId)
    if (!account) return refuse(`你在${name}的账号已停用`)
    const who = { adminId, account: account.account, since: ended }
    return { token: await beginSession(context, shop, who, shopApi.switch), merName: name }
  })
  db.afterCommit(() => context.setTokenCookie(token))
  context.recordChanges([{ field: '店铺', before: '', after: merName }], merName)
  return { token }
}
