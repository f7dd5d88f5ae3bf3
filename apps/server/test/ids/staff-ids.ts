import { invitationApi } from '@zhanggui/contract/sign-in/invitation'
import { givePassword } from '#test/make/staff/password.sql'
import { makeFactor } from '#test/make/staff/factor.sql'
import { makeRole } from '#test/make/role.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const role =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => ({ id: await makeRole(app, shop), ...rest })

const admin =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => ({ id: (await makeStaff(app, shop)).adminId, ...rest })

/** An invitation of somebody of `shop` by another one, or by `shop` of somebody else. */
const invitation =
  (isSent: boolean, rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => {
    const other = await makeShop(app)
    const [from, to] = isSent ? [shop, other] : [other, shop]
    const draft = { account: to.owner.account, realName: '小红', roles: [await makeRole(app, from)] }
    const { data } = await app.call(invitationApi.send, draft, { token: from.owner.token })
    return { id: data.id, ...rest }
  }

export const staffIds: Readonly<Record<string, MakeInput>> = {
  'admin.delete': admin(),
  'admin.info': admin(),
  'admin.receiveSms': async (app, shop) => ({ id: (await makeStaff(app, shop, { phone: '13800000001' })).adminId }),
  'admin.unlock': admin(),
  'admin.update': async (app, shop) => {
    const roles = [await makeRole(app, shop)]
    const { adminId, account } = await makeStaff(app, shop)
    return { id: adminId, account, realName: '小红', roles, status: true }
  },
  'admin.updatePassword': admin({ password: 'new-password', confirmPassword: 'new-password' }),
  'admin.updateStatus': admin({ status: false }),
  'factor.reset': async (app, shop) => {
    const staff = await makeStaff(app, shop)
    await makeFactor(app, staff)
    return { id: staff.adminId }
  },
  'notice.setAudience': async (app, shop) => ({ kind: 'newOrder', roleIds: [await makeRole(app, shop)] }),
  'invitation.withdraw': invitation(true),
  'ownInvitation.accept': async (app, shop) => {
    await givePassword(app, shop.owner, 'password-1')
    return invitation(false, { pwd: 'password-1' })(app, shop)
  },
  'ownInvitation.decline': invitation(false),
  'role.delete': role(),
  'role.info': role(),
  'role.update': role({ roleName: '别人的角色', status: true, rules: [] }),
  'role.updateStatus': role({ status: false }),
  'shop.switch': async (app, shop) => {
    const other = await makeShop(app)
    await makeStaff(app, other, { sameAs: shop.owner })
    return { merId: other.merId }
  },
}
