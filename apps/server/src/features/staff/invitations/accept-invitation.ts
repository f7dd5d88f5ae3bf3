import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import { areaOf } from '@zhanggui/contract/kernel/area'
import { shopApi } from '@zhanggui/contract/sign-in/shop'
import { invitationApi, ownInvitationApi } from '@zhanggui/contract/sign-in/invitation'
import { adminApi, roleApi } from '@zhanggui/contract/staff'
import { changesBetween, secretChange } from '@zhanggui/domain/audit/change-rules'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { invitationStatus } from '@zhanggui/domain/staff/invitation-codes'
import { whyNotAnswerInvitation } from '@zhanggui/domain/staff/invitation-rules'
import { insertPersonShop, listShopsOf } from '#features/people/public'
import { insertAuditLine } from '#platform/audit/audit.sql'
import type { MerchantDb } from '#platform/db/merchant-db'
import { asPlatform, inOtherShop } from '#platform/db/step-outside'
import { missing, refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { announceAreas, insertAnnouncements } from '#platform/push/announce.sql'
import { lockAdmin } from '../admins/admin.sql.ts'
import { nameOf } from '../admins/name-of.ts'
import { lockOwnPerson } from '../lock-own-person.ts'
import { verifyPassword } from '../password.ts'
import { setOwnPassword } from '../set-own-password.ts'
import { type Invitation, lockOwnInvitation, updateInvitation } from './invitation.sql.ts'
import { type Joining, joinShop } from './join-shop.ts'

/** Everything is judged again: rights, roles and shop may have changed since the invitation was sent. */
export async function acceptInvitation(context: StaffContext, input: InputOf<typeof ownInvitationApi.accept>) {
  const { db, now, newId } = context
  const person = await lockOwnPerson(context)
  const { personId, account } = person
  const { invitation, isMember } = await asPlatform(db, async (people) => {
    const found = (await lockOwnInvitation(people, personId, input.id, now)) ?? missing('邀请不存在')
    const shops = await listShopsOf(people, personId)
    return { invitation: found, isMember: shops.some(({ merId }) => merId === found.merId) }
  })
  if (!(await verifyPassword(person.passwordHash, input.pwd))) refuse('登录密码不正确', { field: 'pwd' })
  refuseIf(whyNotAnswerInvitation(invitation))
  if (isMember) refuse('你已经是该店铺的管理员')
  if (!person.isPasswordOwn) await takeOwnPassword(context, personId, input)
  const { merId, realName } = invitation
  const own = (await lockAdmin(db, context.staff.adminId)) ?? missing('管理员不存在')
  const joining: Joining = { id: await newId(), account, realName, hasFactor: own.hasFactor }
  await inOtherShop(db, merId, async (shop) => {
    const { roleNames } = await joinShop(shop, invitation, joining, now)
    await tellShop(context, shop, invitation, joining, roleNames)
  })
  await asPlatform(db, async (people) => {
    await insertPersonShop(people, personId, { merId, adminId: joining.id })
    await updateInvitation(people, invitation.id, invitationStatus.is.accepted, now)
  })
  context.announceArea(shopApi)
  context.recordChanges([{ field: '店铺邀请', before: '待接受', after: '已接受' }], invitation.merName)
  return null
}

/** A password that somebody else has set opens one shop, but not a second one. */
async function takeOwnPassword(
  context: StaffContext,
  personId: number,
  { pwd, password }: Pick<InputOf<typeof ownInvitationApi.accept>, 'pwd' | 'password'>,
) {
  const field = 'password'
  if (password === undefined) refuse('当前密码由他人设置，加入其他店铺前请改为只有你知道的密码', { field })
  if (password === pwd) refuse('新密码不能与原密码相同', { field })
  await setOwnPassword(context, personId, password)
  context.recordChanges([secretChange('密码')])
}

/** The shop's log has a line of its own. */
async function tellShop(
  { now, newId, address }: StaffContext,
  shop: MerchantDb,
  invitation: Invitation,
  { id, account, realName }: Joining,
  roleNames: readonly string[],
) {
  const endpoint = ownInvitationApi.accept
  await insertAuditLine(shop, {
    id: await newId(),
    adminId: id,
    account,
    endpoint,
    url: API_BASE + endpoint.path,
    address,
    input: { id: invitation.id },
    result: null,
    changes: changesBetween({ 账号: ['', account], 姓名: ['', realName], 角色: ['', roleNames.join('、')] }),
    subject: nameOf({ realName, account }),
    at: now,
  })
  const notice = {
    kind: noticeKind.is.system,
    title: '邀请已被接受',
    content: `${nameOf({ realName, account })}已加入店铺，角色：${roleNames.join('、')}`,
    url: '/operation/roleManager/adminList',
    permission: adminApi.list.permission,
  }
  await insertAnnouncements(shop, [notice], now)
  await announceAreas(shop, [areaOf(adminApi), areaOf(invitationApi), areaOf(roleApi)], {})
}
