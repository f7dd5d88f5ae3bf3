import { sessionApi } from '@zhanggui/contract/session'
import { invitationApi, ownInvitationApi } from '@zhanggui/contract/sign-in/invitation'
import { shopApi } from '@zhanggui/contract/sign-in/shop'
import { adminApi } from '@zhanggui/contract/staff'
import { describe, expect, test } from 'vitest'
import { behindProxy, signIn, tokenOf } from '#test/app/sign-in'
import { setupTestApp } from '#test/app/test-app'
import { makeRole } from '#test/make/role.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { logLines } from '#test/read/log.sql'

const app = setupTestApp(behindProxy)
const FIRST = 'set-by-owner'
const OWN = 'known-to-me-alone'
const REASON = '当前密码由他人设置，加入其他店铺前请改为只有你知道的密码'
let count = 0

/** Somebody whose password the owner of their shop has set; another shop asks them to work for it too. */
async function makeInvited() {
  const [home, shop] = [await makeShop(app), await makeShop(app)]
  count += 1
  const account = `invited-${count}`
  const roles = [await makeRole(app, home)]
  const draft = { account, realName: '小满', roles, status: true, pwd: FIRST }
  const { data: added } = await app.call(adminApi.save, draft, { token: home.owner.token })
  const invitation = { account, realName: '小满', roles: [await makeRole(app, shop)] }
  const { data: sent } = await app.call(invitationApi.send, invitation, { token: shop.owner.token })
  return { home, shop, account, adminId: added.id, invitationId: sent.id }
}

const sessionOf = async (account: string, pwd: string) => tokenOf((await signIn(app, { account, pwd })).data)
const isIn = async (token: string) => (await app.call(sessionApi.info, {}, { token })).code === 200
const accept = (token: string, id: number, pwd: string, password?: string) =>
  app.call(ownInvitationApi.accept, { id, pwd, ...(password && { password }) }, { token })
const received = async (token: string) => (await app.call(ownInvitationApi.list, {}, { token })).data[0]
const reset = ({ owner }: Shop, id: number, password: string) =>
  app.call(adminApi.updatePassword, { id, password, confirmPassword: password }, { token: owner.token })
const changeOwn = (token: string, oldPassword: string, password: string) =>
  app.call(sessionApi.updatePassword, { oldPassword, password, confirmPassword: password }, { token })

describe('a password that somebody else has set', () => {
  test('opens no second shop: joining wants a new one, which ends what was signed in with the old one', async () => {
    const { home, account, invitationId } = await makeInvited()
    const [token, spy] = [await sessionOf(account, FIRST), await sessionOf(account, FIRST)]
    expect(await received(token)).toMatchObject({ needsPassword: true })
    const refused = { code: 1000, data: { fields: [{ path: 'password', message: REASON }] } }
    expect(await accept(token, invitationId, FIRST)).toMatchObject(refused)
    expect(await accept(token, invitationId, FIRST, FIRST)).toMatchObject({ message: '新密码不能与原密码相同' })
    expect((await app.call(shopApi.list, {}, { token })).data).toHaveLength(1)
    expect((await accept(token, invitationId, FIRST, OWN)).code).toBe(200)
    expect((await app.call(shopApi.list, {}, { token })).data).toHaveLength(2)
    expect([await isIn(token), await isIn(spy)]).toEqual([true, false])
    expect((await signIn(app, { account, pwd: FIRST })).code).not.toBe(200)
    expect((await signIn(app, { account, pwd: OWN })).code).toBe(200)
    expect(JSON.stringify(await logLines(app, home))).not.toMatch(new RegExp(`${OWN}|${FIRST}`))
  })

  test('is one’s own once one has changed it, and is not any more when the owner sets it again', async () => {
    const { home, account, adminId, invitationId } = await makeInvited()
    const token = await sessionOf(account, FIRST)
    await changeOwn(token, FIRST, OWN)
    expect(await received(token)).toMatchObject({ needsPassword: false })
    expect((await reset(home, adminId, 'set-again')).code).toBe(200)
    const again = await sessionOf(account, 'set-again')
    expect((await accept(again, invitationId, 'set-again')).message).toBe(REASON)
    await changeOwn(again, 'set-again', OWN)
    expect((await accept(again, invitationId, OWN)).code).toBe(200)
  })
})
