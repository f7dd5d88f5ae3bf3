import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { invitationApi } from '@zhanggui/contract/sign-in/invitation'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { whyNotInvite } from '@zhanggui/domain/staff/invitation-rules'
import { findPerson, listShopsOf, lockPerson } from '#features/people/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { asPlatform } from '#platform/db/step-outside'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { insertAnnouncements } from '#platform/push/announce.sql'
import { nameOf } from '../admins/name-of.ts'
import { inOtherShopsOf } from '../in-other-shops.ts'
import { lockAssignableRoles } from '../roles/lock-assignable-roles.ts'
import { findProfile } from '../staff.sql.ts'
import { countInvitations, insertInvitation } from './invitation.sql.ts'

type Draft = InputOf<typeof invitationApi.send>

/**
 * Asks somebody who signs in elsewhere. Whether an account exists is no secret (whoever adds one is told that a name is
 * taken), but nothing else about the person leaves their shops.
 */
export async function sendInvitation(context: StaffContext, input: Draft) {
  const { db, staff, newId, now } = context
  const field = 'account'
  const { account, personId } = await lockInvited(context, input.account)
  const { roles } = await lockAssignableRoles(context, input.roles)
  const { merName } = await findProfile(db, staff.adminId)
  const id = await newId()
  const roleNames = roles.map(({ roleName }) => roleName)
  const inviter = { inviterId: staff.adminId, inviterName: staff.realName }
  const about = { merId: db.merId, merName, account, personId, realName: input.realName }
  const draft = { id, ...about, ...inviter, roleIds: input.roles, roleNames }
  await asPlatform(db, async (people) => {
    refuseIf(whyNotInvite(await countInvitations(people, draft, now)), { field })
    if (!(await insertInvitation(people, draft, now))) refuse('已邀请过该账号，请等待对方处理', { field })
  })
  const notice = {
    kind: noticeKind.is.security,
    title: '店铺邀请',
    content: `${merName}的${staff.realName}邀请你担任${roleNames.join('、')}，7天内有效。请在个人中心处理`,
    url: '/maintain/user?type=shops',
  }
  const tell = (shop: MerchantDb, adminId: number) => insertAnnouncements(shop, [{ ...notice, onlyFor: adminId }], now)
  await inOtherShopsOf(db, personId, tell)
  const facts = { 账号: ['', account], 姓名: ['', input.realName], 角色: ['', roleNames.join('、')] } as const
  context.recordChanges(changesBetween(facts), nameOf({ realName: input.realName, account }))
  return { id }
}

/** Locked, so that nobody is asked by more shops at once than the limits allow. */
const lockInvited = ({ db }: StaffContext, account: string) =>
  asPlatform(db, async (people) => {
    const field = 'account'
    const { personId } = (await findPerson(people, account)) ?? refuse('没有这个账号，请核对后重新输入', { field })
    const person = (await lockPerson(people, personId)) ?? refuse('没有这个账号，请核对后重新输入', { field })
    const shops = await listShopsOf(people, personId)
    if (shops.some(({ merId }) => merId === db.merId)) refuse('该账号已经是本店管理员', { field })
    return person
  })
