import { makeFactor } from '#test/make/staff/factor.sql'
import { makeRole } from '#test/make/role.sql'
import { makeStaff, type Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const role =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => ({ id: await makeRole(app, shop), ...rest })

const admin =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => ({ id: (await makeStaff(app, shop)).adminId, ...rest })

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
  'role.delete': role(),
  'role.info': role(),
  'role.update': role({ roleName: '别人的角色', status: true, rules: [] }),
  'role.updateStatus': role({ status: false }),
}
