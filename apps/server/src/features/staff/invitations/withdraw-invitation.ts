import { areaOf } from '@zhanggui/contract/kernel/area'
import { ownInvitationApi } from '@zhanggui/contract/sign-in/invitation'
import { invitationStatus } from '@zhanggui/domain/staff/invitation-codes'
import { whyNotWithdraw } from '@zhanggui/domain/staff/invitation-rules'
import { asPlatform } from '#platform/db/step-outside'
import { missing, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { announceAreas } from '#platform/push/announce.sql'
import { nameOf } from '../admins/name-of.ts'
import { inOtherShopsOf } from '../in-other-shops.ts'
import { lockSentInvitation, updateInvitation } from './invitation.sql.ts'

export async function withdrawInvitation({ db, now, recordChanges }: StaffContext, { id }: { readonly id: number }) {
  const invitation = await asPlatform(db, async (people) => {
    const found = (await lockSentInvitation(people, db.merId, id, now)) ?? missing('邀请不存在')
    refuseIf(whyNotWithdraw(found))
    await updateInvitation(people, id, invitationStatus.is.withdrawn, now)
    return found
  })
  const forget = (shop: Parameters<typeof announceAreas>[0], adminId: number) =>
    announceAreas(shop, [areaOf(ownInvitationApi)], { onlyFor: adminId })
  await inOtherShopsOf(db, invitation.personId, forget)
  recordChanges([{ field: '邀请', before: '待接受', after: '已撤回' }], nameOf(invitation))
  return null
}
