import { areaOf } from '@zhanggui/contract/kernel/area'
import { invitationApi } from '@zhanggui/contract/sign-in/invitation'
import { invitationStatus } from '@zhanggui/domain/staff/invitation-codes'
import { whyNotAnswerInvitation } from '@zhanggui/domain/staff/invitation-rules'
import { asPlatform, inOtherShop } from '#platform/db/step-outside'
import { missing, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { announceAreas } from '#platform/push/announce.sql'
import { lockOwnPerson } from '../lock-own-person.ts'
import { lockOwnInvitation, updateInvitation } from './invitation.sql.ts'

export async function declineInvitation(context: StaffContext, { id }: { readonly id: number }) {
  const { db, now } = context
  const { personId } = await lockOwnPerson(context)
  const invitation = await asPlatform(db, async (people) => {
    const found = (await lockOwnInvitation(people, personId, id, now)) ?? missing('邀请不存在')
    refuseIf(whyNotAnswerInvitation(found))
    await updateInvitation(people, id, invitationStatus.is.declined, now)
    return found
  })
  await inOtherShop(db, invitation.merId, (shop) => announceAreas(shop, [areaOf(invitationApi)], {}))
  context.recordChanges([{ field: '店铺邀请', before: '待接受', after: '已谢绝' }], invitation.merName)
  return null
}
