import { adminApi } from '@zhanggui/contract/staff'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { whyNotResetFactorOf } from '@zhanggui/domain/staff/grant-rules'
import { whyNotResetFactor } from '@zhanggui/domain/staff/staff-rules'
import { heldPermissions, listRightsOf, lockColleague, nameOf, updateHasFactor } from '#features/staff/public'
import { asPlatform } from '#platform/db/step-outside'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deleteSessionsOf } from '#platform/session/session.sql'
import { deleteFactor } from './factor.sql.ts'

/** For a colleague who has lost the authenticator: from then on the password alone signs in, so it takes the rights to set one. */
export async function resetFactor(context: StaffContext, { id }: { readonly id: number }) {
  const { db, staff } = context
  const { person, ...admin } = await lockColleague(db, id)
  refuseIf(whyNotResetFactor({ ...admin, shops: person.shops }, { id: staff.adminId }))
  refuseIf(whyNotResetFactorOf(await listRightsOf(db, id), await heldPermissions(context)))
  await updateHasFactor(db, id, false)
  await asPlatform(db, (people) => deleteFactor(people, person.personId))
  await deleteSessionsOf(db, id)
  context.announce({
    kind: noticeKind.is.security,
    title: '两步验证已重置',
    content: `${staff.realName}（${staff.account}）重置了你的两步验证，现在只凭密码就能登录。如果不是你请对方帮忙的，请立即联系店主`,
    url: '/maintain/user?type=factor',
    onlyFor: id,
  })
  context.announceArea(adminApi)
  context.recordChanges([{ field: '两步验证', before: '已开启', after: '已重置' }], nameOf(admin))
  return null
}
