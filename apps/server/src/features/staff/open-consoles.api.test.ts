import { idsOfPermissions } from '@zhanggui/contract/access/grant-tree'
import { sessionApi } from '@zhanggui/contract/session'
import { adminApi, roleApi } from '@zhanggui/contract/staff'
import { permissionsDigest } from '@zhanggui/domain/session/permissions-digest'
import { describe, expect, test } from 'vitest'
import { grant } from '#test/make/access.sql'
import { giveRole, makeRole } from '#test/make/role.sql'
import { makeShop, makeStaff, type Person, type Shop } from '#test/make/shop.sql'
import { connectPush } from '#test/app/push-client'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const LOG = 'merchant:log:sensitive:list'
const HOME = 'merchant:statistics:home:index'

/** An open console that knows its person's current permissions. */
async function openConsole({ token }: Person) {
  const { data } = await app.call(sessionApi.info, {}, { token })
  return connectPush(app.url, { token, rights: permissionsDigest(data.permissionsList) })
}
async function makeClerk(shop: Shop, permissions: readonly string[]) {
  const roleId = await makeRole(app, shop, { permissions })
  const clerk = await makeStaff(app, shop)
  await giveRole(app, clerk, roleId)
  return { clerk, roleId }
}
const owns = async (shop: Shop, call: Promise<{ code: number }>) => {
  expect((await call).code, `a call of the owner of ${shop.merId}`).toBe(200)
}

describe('a console that is open', () => {
  test('hears at once that a role of its person was edited or closed; others hear nothing', async () => {
    const shop = await makeShop(app)
    const [{ clerk, roleId }, { clerk: other }] = [await makeClerk(shop, [HOME, LOG]), await makeClerk(shop, [HOME])]
    const [mine, theirs] = [await openConsole(clerk), await openConsole(other)]
    const { token } = shop.owner
    const edit = { id: roleId, roleName: '店员', status: true, rules: idsOfPermissions(new Set([HOME])) }
    await owns(shop, app.call(roleApi.update, edit, { token }))
    await expect.poll(() => mine.rights).toEqual([permissionsDigest([HOME])])
    await owns(shop, app.call(roleApi.updateStatus, { id: roleId, status: false }, { token }))
    await expect.poll(() => mine.rights).toEqual([permissionsDigest([HOME]), permissionsDigest([])])
    expect(theirs.rights).toEqual([])
  })

  test('hears that its person was given another role', async () => {
    const shop = await makeShop(app)
    const { clerk } = await makeClerk(shop, [HOME])
    const wider = await makeRole(app, shop, { permissions: [LOG] })
    const console = await openConsole(clerk)
    const { adminId: id, account } = clerk
    const edit = { id, account, realName: '小明', roles: [wider], status: true }
    await owns(shop, app.call(adminApi.update, edit, { token: shop.owner.token }))
    await expect.poll(() => console.rights).toEqual([permissionsDigest([LOG])])
  })

  test('hears on connecting what changed while it was away', async () => {
    const shop = await makeShop(app)
    const clerk = await makeStaff(app, shop, { permissions: [HOME] })
    await grant(app, clerk, LOG)
    const returning = connectPush(app.url, { token: clerk.token, rights: permissionsDigest([HOME]) })
    await expect.poll(() => returning.rights).toEqual([permissionsDigest([HOME, LOG])])
  })

  test('is closed at once when its person is disabled', async () => {
    const shop = await makeShop(app)
    const { clerk } = await makeClerk(shop, [HOME])
    const console = await openConsole(clerk)
    await owns(shop, app.call(adminApi.updateStatus, { id: clerk.adminId, status: false }, { token: shop.owner.token }))
    expect(await console.closed).toBe(4401)
  })
})

test('who connects without naming rights is told nothing of them', async () => {
  const shop = await makeShop(app)
  const { clerk, roleId } = await makeClerk(shop, [HOME])
  const [old, asking] = [connectPush(app.url, { token: clerk.token }), await openConsole(clerk)]
  await owns(shop, app.call(roleApi.updateStatus, { id: roleId, status: false }, { token: shop.owner.token }))
  await expect.poll(() => asking.rights).toEqual([permissionsDigest([])])
  expect(old.rights).toEqual([])
})
