import { invitationApi } from '@zhanggui/contract/sign-in/invitation'
import { adminApi } from '@zhanggui/contract/staff'
import { invitationStatus } from '@zhanggui/domain/staff/invitation-codes'
import { describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeRole } from '#test/make/role.sql'
import { makeShop, makeStaff, makeToken, type Person, type Shop } from '#test/make/shop.sql'
import { type Invited, invitationsOf, ORDERS, passwordHash, pwd } from '#test/make/staff/invitation'
import { noticesOf } from '#test/read/notice.sql'
import { logLines } from '#test/read/log.sql'

const app = setupTestApp()
const DAY = 86_400_000
const MANAGING = ['merchant:admin:list', 'merchant:admin:save', ORDERS]
const { makeSides, send, invited, accept, decline, withdraw, sent, received, shopsOf } = invitationsOf(app)

describe('an invitation', () => {
  test('is told to the person alone, who sees who asks for what; the shop sees nothing but what it wrote', async () => {
    const { home, shop, guest, id } = await invited()
    expect(await noticesOf(app, home, '店铺邀请')).toMatchObject([{ adminId: guest.adminId, permission: null }])
    expect(await received(guest)).toMatchObject([{ id, merName: '新东家', inviterName: '小明', roleNames: ['客服'] }])
    expect(await received(home.owner)).toEqual([])
    const [row] = await sent(shop)
    expect(row).toMatchObject({ account: guest.account, realName: '小满在此', status: invitationStatus.is.open })
    expect(JSON.stringify([row, await logLines(app, shop)])).not.toMatch(/小满（|老东家/)
    expect(await logLines(app, shop)).toMatchObject([
      { method: 'invitation.send', subject: `小满在此（${guest.account}）` },
    ])
  })

  test('makes an account with the roles, and is over', async () => {
    const { home, shop, guest, id, roles } = await invited()
    expect((await accept(guest, id)).code).toBe(200)
    expect(await shopsOf(guest)).toMatchObject([
      { merName: '老东家', isCurrent: true },
      { merName: '新东家', isCurrent: false, isEnabled: true },
    ])
    const { data } = await app.call(adminApi.list, {}, { token: shop.owner.token })
    expect(data.list[0]).toMatchObject({ account: guest.account, realName: '小满在此', roles, isShared: true })
    expect(await sent(shop)).toMatchObject([{ status: invitationStatus.is.accepted }])
    expect(await received(guest)).toEqual([])
    expect(await noticesOf(app, shop, '邀请已被接受')).toHaveLength(1)
    const lines = [await logLines(app, home), await logLines(app, shop)].map((each) => each.map(({ method }) => method))
    expect(lines).toEqual([['ownInvitation.accept'], ['invitation.send', 'ownInvitation.accept']])
    expect(JSON.stringify(await logLines(app, shop))).not.toContain(pwd)
    expect(await accept(guest, id)).toMatchObject({ code: 1000, message: '邀请已接受' })
  })

  test('may be declined or withdrawn, and is over then', async () => {
    const first = await invited()
    expect((await decline(first.guest, first.id)).code).toBe(200)
    expect(await accept(first.guest, first.id)).toMatchObject({ code: 1000, message: '邀请已谢绝' })
    expect(await withdraw(first.shop.owner, first.id)).toMatchObject({ code: 1000, message: '邀请已谢绝，不能撤回' })
    const other = await invited()
    expect((await withdraw(other.shop.owner, other.id)).code).toBe(200)
    expect(await accept(other.guest, other.id)).toMatchObject({ code: 1000, message: '邀请已撤回' })
    expect(await received(other.guest)).toEqual([])
    expect(await shopsOf(other.guest)).toHaveLength(1)
  })

  test('wants the password of whoever accepts, and is theirs alone', async () => {
    const { shop, guest, id } = await invited()
    expect(await accept(guest, id, 'guessed-it')).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'pwd', message: '登录密码不正确' }] },
    })
    const stranger = await makeStaff(app, await makeShop(app), { passwordHash })
    for (const answer of [await accept(stranger, id), await decline(stranger, id), await withdraw(stranger, id)]) {
      expect(answer.code).not.toBe(200)
    }
    expect(await accept(stranger, id)).toMatchObject({ code: 404, message: '邀请不存在' })
    expect(await sent(shop)).toMatchObject([{ status: invitationStatus.is.open }])
  })

  test('lasts seven days', async () => {
    const { shop, guest, id, roles } = await invited()
    app.passTime(7 * DAY)
    const [again, owner] = [await signedInAnew(guest), await signedInAnew(shop.owner)]
    expect(await accept(again, id)).toMatchObject({ code: 1000, message: '邀请已过期' })
    expect(await received(again)).toEqual([])
    const list = (await app.call(invitationApi.list, {}, { token: owner.token })).data.list
    expect(list).toMatchObject([{ id, status: invitationStatus.is.expired }])
    expect((await send(owner, guest.account, roles)).code).toBe(200)
  })
})

describe('nobody is invited', () => {
  test('who does not exist, is a colleague already, or has not answered yet', async () => {
    const { shop, guest, roles } = await invited()
    const field = (message: string) => ({ code: 1000, data: { fields: [{ path: 'account', message }] } })
    expect(await send(shop.owner, 'nobody-here', roles)).toMatchObject(field('没有这个账号，请核对后重新输入'))
    expect(await send(shop.owner, shop.owner.account, roles)).toMatchObject(field('该账号已经是本店管理员'))
    expect(await send(shop.owner, guest.account, roles)).toMatchObject(field('已邀请过该账号，请等待对方处理'))
    expect((await send(shop.owner, guest.account.toUpperCase(), roles)).code).toBe(1000)
  })

  test('with roles that are closed, foreign, or grant more than the inviter holds', async () => {
    const { home, shop, guest, roles } = await makeSides()
    const manager = await makeStaff(app, shop, { permissions: MANAGING })
    const more = await makeRole(app, shop, { permissions: ['merchant:product:save'] })
    const refused = [await makeRole(app, shop, { isOpen: false }), await makeRole(app, home)]
    expect(await send(manager, guest.account, [more])).toMatchObject({ message: '不能授予超出自身权限的角色' })
    for (const id of refused) {
      expect(await send(manager, guest.account, [id])).toMatchObject({ message: '角色不存在或已关闭' })
    }
    expect((await send(manager, guest.account, roles)).code).toBe(200)
  })

  test('more often than three times a week by a shop, or by six shops at once', async () => {
    const { shop, guest, roles } = await makeSides()
    for (let time = 0; time < 3; time += 1) {
      const { data } = await send(shop.owner, guest.account, roles)
      expect((await withdraw(shop.owner, data.id)).code).toBe(200)
    }
    expect(await send(shop.owner, guest.account, roles)).toMatchObject({
      message: '最近7天已多次邀请该账号，请过几天再试',
    })
    const others = await Promise.all(Array.from({ length: 6 }, () => makeShop(app)))
    const tries = others.map(async (other) => send(other.owner, guest.account, [await makeRole(app, other)]))
    const codes = (await Promise.all(tries)).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(5)
  })

  test('by a shop that has sent twenty within a day', async () => {
    const { shop, roles } = await makeSides()
    const guests = await makeShop(app)
    for (let n = 0; n < 20; n += 1) {
      const { account } = await makeStaff(app, guests)
      expect((await send(shop.owner, account, roles)).code).toBe(200)
    }
    expect((await send(shop.owner, guests.owner.account, roles)).message).toContain('24小时内最多发出20个邀请')
  })
})

describe('what has changed since then counts', () => {
  const update = (text: string, ...values: unknown[]) => app.platform.pool.query(text, values)

  test.each<[string, string, (sides: Invited) => Promise<unknown>]>([
    [
      'the role was closed',
      '邀请的角色已关闭或删除，请对方重新邀请',
      ({ shop, roles }) =>
        update('update role set is_open = false where mer_id = $1 and id = $2', shop.merId, roles[0]),
    ],
    [
      'the role is gone',
      '邀请的角色已关闭或删除，请对方重新邀请',
      ({ shop, roles }) => update('delete from role where mer_id = $1 and id = $2', shop.merId, roles[0]),
    ],
    [
      'the shop was deleted',
      '该店铺已不在平台上',
      ({ shop }) => update('update merchant set deleted_at = now() where id = $1', shop.merId),
    ],
    [
      'the inviter was disabled',
      '邀请人已不在该店铺，请对方重新邀请',
      ({ shop }) =>
        update('update admin set is_enabled = false where mer_id = $1 and id = $2', shop.merId, shop.owner.adminId),
    ],
  ])('%s', async (_, message, change) => {
    const sides = await invited()
    await change(sides)
    expect(await accept(sides.guest, sides.id)).toMatchObject({ code: 1000, message })
    expect(await shopsOf(sides.guest)).toHaveLength(1)
  })

  test('a role that was widened beyond what the inviter holds, and an inviter who may add nobody any more', async () => {
    for (const change of [
      (role: number, shop: Shop) =>
        update(`insert into role_permission values ($1, $2, 'merchant:product:save')`, shop.merId, role),
      (_: number, shop: Shop) =>
        update(`delete from role_permission where mer_id = $1 and permission = 'merchant:admin:save'`, shop.merId),
    ]) {
      const { shop, guest, roles } = await makeSides()
      const manager = await makeStaff(app, shop, { permissions: MANAGING })
      const { data } = await send(manager, guest.account, roles)
      await change(roles[0] ?? 0, shop)
      expect(await accept(guest, data.id)).toMatchObject({
        code: 1000,
        message: '邀请人已没有授予这些角色的权限，请对方重新邀请',
      })
    }
  })
})

/** The same person with a session of now. */
async function signedInAnew(person: Person): Promise<Person> {
  return { ...person, token: await makeToken(app, person.merId, person.adminId) }
}
