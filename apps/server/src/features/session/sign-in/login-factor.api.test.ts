import { noticeApi } from '@zhanggui/contract/notice'
import { sessionApi } from '@zhanggui/contract/session'
import { adminApi } from '@zhanggui/contract/staff'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { behindProxy, from, newAddress, signIn, signInByCode, ticketFor } from '#test/app/sign-in'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { disable } from '#test/make/access.sql'
import { makeFactor, wrongCode } from '#test/make/staff/factor.sql'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { logLines } from '#test/read/log.sql'

const app = setupTestApp({ ...behindProxy, CAPTCHA_IMAGE: 'never', CAPTCHA_PUZZLE: 'never' })
const OVER = { code: 1002, message: '验证已过期，请重新输入密码' }
const STEP = 30_000
const pwd = 'right-password'
const passwordHash = await hashPassword(pwd)

async function makeMember() {
  const shop = await makeShop(app)
  const staff = await makeStaff(app, shop, { passwordHash })
  return { shop, staff, phone: await makeFactor(app, staff), address: newAddress() }
}

const ticketOf = (account: string, address: string) => ticketFor(app, { account, pwd }, address)
const tryCode = (ticket: string, factorCode: string, address: string) => signInByCode(app, ticket, factorCode, address)

const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code).toSorted((a, b) => a - b)
const titles = async (token: string) =>
  (await app.call(noticeApi.list, {}, { token })).data.list.map(({ title }) => title)

describe('with 两步验证', () => {
  test('the right password gives a ticket, no token and no cookie', async () => {
    const { staff, address } = await makeMember()
    const answer = await signIn(app, { account: staff.account, pwd }, address)
    expect(answer).toMatchObject({ code: 200, data: { secondFactor: true } })
    expect(Object.keys(answer.data)).toEqual(['secondFactor', 'ticket'])
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('a wrong password says what it says to everybody', async () => {
    const { staff } = await makeMember()
    const [known, unknown] = [
      await signIn(app, { account: staff.account, pwd: 'wrong-one' }),
      await signIn(app, { account: 'nobody-at-all', pwd: 'wrong-one' }),
    ]
    expect(known).toMatchObject({ code: unknown.code, message: unknown.message, data: unknown.data })
  })

  test('the code gives what a sign-in gives', async () => {
    const { staff, phone, address } = await makeMember()
    const answer = await tryCode(await ticketOf(staff.account, address), phone.code(), address)
    expect(answer).toMatchObject({ code: 200, data: { account: staff.account, codesLeft: null } })
    expect(answer.headers.get('set-cookie')).toContain(`zhanggui_merchant_token=${answer.data.token}`)
    expect((await app.call(sessionApi.info, {}, { token: answer.data.token })).data.id).toBe(staff.adminId)
  })

  test('a ticket is no session', async () => {
    const { staff, address } = await makeMember()
    const token = await ticketOf(staff.account, address)
    expect((await app.call(sessionApi.info, {}, { token })).code).toBe(401)
  })

  test.each([
    [-2, false],
    [-1, true],
    [1, true],
    [2, false],
  ])('a code %i steps away: %s', async (steps, isGood) => {
    const { staff, phone, address } = await makeMember()
    const { code } = await tryCode(await ticketOf(staff.account, address), phone.code(steps), address)
    expect(code === 200).toBe(isGood)
  })

  test('a wrong code is refused at its field, and the next one may be right', async () => {
    const { staff, phone, address } = await makeMember()
    const ticket = await ticketOf(staff.account, address)
    expect(await tryCode(ticket, wrongCode(phone), address)).toMatchObject({
      code: 1000,
      message: '动态码不正确，请确认手机时间准确',
      data: { fields: [{ path: 'factorCode' }] },
    })
    expect((await tryCode(ticket, ` ${phone.code().slice(0, 3)} ${phone.code().slice(3)}`, address)).code).toBe(200)
  })

  test.each(['12345', '1234567', 'abcd-efgh-j', 'iiii-llll-oo', '’ or 1=1'])('%j is no code', async (typed) => {
    const { staff, address } = await makeMember()
    const body = { ticket: await ticketOf(staff.account, address), factorCode: typed }
    expect(await send(`${app.url}/api${sessionApi.loginFactor.path}`, { ...from(address), body })).toMatchObject({
      code: 400,
      message: '请输入6位动态码，或一个恢复码',
    })
  })

  test('the log says who came in and who did not, and no code', async () => {
    const { staff, phone, address } = await makeMember()
    const ticket = await ticketOf(staff.account, address)
    const typed = [wrongCode(phone), phone.recoveryCodes[0] ?? '']
    for (const code of typed) await tryCode(ticket, code, address)
    const lines = (await logLines(app, staff)).filter(({ method }) => method === 'session.loginFactor')
    expect(lines.map(({ status }) => status)).toEqual([1, 0])
    const written = JSON.stringify(await logLines(app, staff))
    for (const secret of [...typed, ticket]) expect(written).not.toContain(secret)
  })
})

describe('a code is good once', () => {
  test('not again with another ticket, while the next one is', async () => {
    const { staff, phone, address } = await makeMember()
    const code = phone.code()
    expect((await tryCode(await ticketOf(staff.account, address), code, address)).code).toBe(200)
    expect(await tryCode(await ticketOf(staff.account, address), code, address)).toMatchObject({
      code: 1000,
      message: '这个动态码已经用过，请等下一个',
    })
    app.passTime(STEP)
    expect((await tryCode(await ticketOf(staff.account, address), phone.code(), address)).code).toBe(200)
  })

  test('nor one of an earlier step', async () => {
    const { staff, phone, address } = await makeMember()
    const earlier = phone.code(-1)
    expect((await tryCode(await ticketOf(staff.account, address), phone.code(), address)).code).toBe(200)
    expect((await tryCode(await ticketOf(staff.account, address), earlier, address)).code).toBe(1000)
  })

  test.each(['dynamic', 'recovery'])(
    'one of many who type the same %s one at the same moment comes in',
    async (kind) => {
      const { staff, phone, address } = await makeMember()
      const tickets = await Promise.all([1, 2, 3, 4].map(() => ticketOf(staff.account, address)))
      const code = kind === 'dynamic' ? phone.code() : (phone.recoveryCodes[0] ?? '')
      const answers = await Promise.all(tickets.map((ticket) => tryCode(ticket, code, address)))
      expect(codes(answers)).toEqual([200, 1000, 1000, 1000])
    },
  )

  test('a recovery code signs in once, in whatever way it is written, and tells how many are left', async () => {
    const { staff, phone, address } = await makeMember()
    const [first = '', second = ''] = phone.recoveryCodes
    const written = `${first.slice(0, 4)}-${first.slice(4, 8)}-${first.slice(8)}`.toUpperCase()
    const answer = await tryCode(await ticketOf(staff.account, address), written, address)
    expect(answer).toMatchObject({ code: 200, data: { codesLeft: 9 } })
    expect(await titles(answer.data.token)).toEqual(['有人用恢复码登录了你的账号'])
    expect(await tryCode(await ticketOf(staff.account, address), first, address)).toMatchObject({
      code: 1000,
      message: '恢复码不正确，或者已经用过',
    })
    expect((await tryCode(await ticketOf(staff.account, address), second, address)).data.codesLeft).toBe(8)
  })
})

describe('a ticket', () => {
  test('is good once', async () => {
    const { staff, phone, address } = await makeMember()
    const ticket = await ticketOf(staff.account, address)
    expect((await tryCode(ticket, phone.code(), address)).code).toBe(200)
    expect(await tryCode(ticket, phone.recoveryCodes[0] ?? '', address)).toMatchObject(OVER)
  })

  test('lasts five minutes', async () => {
    const { staff, phone, address } = await makeMember()
    const [early, late] = [await ticketOf(staff.account, address), await ticketOf(staff.account, address)]
    app.passTime(5 * 60_000 - 5000)
    expect((await tryCode(early, phone.code(), address)).code).toBe(200)
    app.passTime(10_000)
    expect(await tryCode(late, phone.recoveryCodes[0] ?? '', address)).toMatchObject(OVER)
  })

  test('belongs to the network that it was given to', async () => {
    const { staff, phone, address } = await makeMember()
    const ticket = await ticketOf(staff.account, address)
    expect(await tryCode(ticket, phone.code(), newAddress())).toMatchObject(OVER)
    expect((await tryCode(ticket, phone.code(), address)).code).toBe(200)
  })

  test('takes five wrong codes, and the person is told', async () => {
    const { staff, phone, address } = await makeMember()
    const ticket = await ticketOf(staff.account, address)
    for (let time = 0; time < 5; time += 1) {
      expect((await tryCode(ticket, wrongCode(phone), address)).code).toBe(1000)
    }
    expect(await tryCode(ticket, phone.code(), address)).toMatchObject(OVER)
    expect(await titles(staff.token)).toEqual(['登录验证多次失败'])
  })

  test('cannot be slipped past with ten at the same moment', async () => {
    const { staff, phone, address } = await makeMember()
    const ticket = await ticketOf(staff.account, address)
    const tries = Array.from({ length: 9 }, () => tryCode(ticket, wrongCode(phone), address))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ code }) => code === 1000)).toHaveLength(5)
  })

  test.each(['x', '1.x', `zz.${'a'.repeat(43)}`])('%j is none', async (ticket) => {
    expect(await tryCode(ticket, '123456', newAddress())).toMatchObject(OVER)
  })

  test('of one merchant does not work for another', async () => {
    const [one, other] = [await makeMember(), await makeMember()]
    const ticket = await ticketOf(one.staff.account, one.address)
    const moved = `${other.staff.merId.toString(36)}.${ticket.split('.')[1] ?? ''}`
    expect(await tryCode(moved, other.phone.code(), one.address)).toMatchObject(OVER)
  })

  test('dies with the password, the account and the secret', async () => {
    const changes: ((member: Awaited<ReturnType<typeof makeMember>>) => Promise<unknown>)[] = [
      ({ shop, staff }) => {
        const draft = { id: staff.adminId, password: 'another-1', confirmPassword: 'another-1' }
        return app.call(adminApi.updatePassword, draft, { token: shop.owner.token })
      },
      ({ staff }) => disable(app, staff),
      async ({ staff }) => {
        await app.platform.pool.query(
          'delete from second_factor where person_id in (select person_id from person_shop where mer_id = $1)',
          [staff.merId],
        )
        await makeFactor(app, staff)
      },
    ]
    for (const change of changes) {
      const member = await makeMember()
      const ticket = await ticketOf(member.staff.account, member.address)
      await change(member)
      expect(await tryCode(ticket, member.phone.code(), member.address)).toMatchObject(OVER)
    }
  })
})
