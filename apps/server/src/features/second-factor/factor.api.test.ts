import { sessionApi } from '@zhanggui/contract/session'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { behindProxy, newAddress, signIn, from } from '#test/app/sign-in'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { codeOfShown, makeFactor, requireFactor, wrongCode } from '#test/make/staff/factor.sql'
import { makeShop, makeStaff, type Person } from '#test/make/shop.sql'
import { changesOf, logLines } from '#test/read/log.sql'

const app = setupTestApp({ ...behindProxy, CAPTCHA_IMAGE: 'never', CAPTCHA_PUZZLE: 'never' })
const MINUTE = 60_000
const pwd = 'right-password'
const passwordHash = await hashPassword(pwd)
const makeMember = async () => makeStaff(app, await makeShop(app), { passwordHash })

const info = async ({ token }: Person) => (await app.call(factorApi.info, {}, { token })).data
const begin = ({ token }: Person, draft: { pwd?: string; factorCode?: string } = {}) =>
  app.call(factorApi.begin, { pwd, ...draft }, { token })
const confirm = ({ token }: Person, factorCode: string) => app.call(factorApi.confirm, { factorCode }, { token })
const switchOff = ({ token }: Person, factorCode: string, typed = pwd) =>
  app.call(factorApi.switchOff, { pwd: typed, factorCode }, { token })
const renew = ({ token }: Person, factorCode: string, typed = pwd) =>
  app.call(factorApi.renewCodes, { pwd: typed, factorCode }, { token })

const codeOf = (secret: string) => codeOfShown(app, secret)

async function setUp(person: Person) {
  const { secret } = (await begin(person)).data
  const { codes } = (await confirm(person, codeOf(secret))).data
  return { secret, codes }
}

async function signInTwice(account: string, factorCode: string) {
  const address = newAddress()
  const { data } = await signIn(app, { account, pwd }, address)
  if (!('ticket' in data)) throw new Error('no ticket')
  return app.call(sessionApi.loginFactor, { ticket: data.ticket, factorCode }, from(address))
}

describe('setting up', () => {
  test('takes the password and one code, and shows ten recovery codes', async () => {
    const staff = await makeMember()
    expect(await info(staff)).toEqual({ since: null, codesLeft: 0, isRequired: false })
    const { data } = await begin(staff)
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(data.uri).toContain(`:${staff.account}?secret=${data.secret}&`)
    expect((await info(staff)).since).toBeNull()
    const { codes } = (await confirm(staff, codeOf(data.secret))).data
    expect(new Set(codes).size).toBe(10)
    expect(codes.join(' ')).toMatch(/^([a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{2} ?){10}$/)
    expect(await info(staff)).toMatchObject({ since: expect.any(Date) as Date, codesLeft: 10 })
    expect((await signInTwice(staff.account, codes[3] ?? '')).code).toBe(200)
    expect((await info(staff)).codesLeft).toBe(9)
  })

  test('changes nothing until the code: signing in goes as before', async () => {
    const staff = await makeMember()
    await begin(staff)
    expect(Object.keys((await signIn(app, { account: staff.account, pwd })).data)).toContain('token')
  })

  test('wants the right password', async () => {
    const answer = await begin(await makeMember(), { pwd: 'wrong-password' })
    expect(answer).toMatchObject({ code: 1000, data: { fields: [{ path: 'pwd', message: '登录密码不正确' }] } })
  })

  test('wants a right code, in time, of the secret shown last', async () => {
    const staff = await makeMember()
    expect(await confirm(staff, '123456')).toMatchObject({ code: 1000, message: '设置已超时，请重新开始' })
    const first = (await begin(staff)).data.secret
    const second = (await begin(staff)).data.secret
    expect(await confirm(staff, codeOf(first))).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'factorCode' }] },
    })
    app.passTime(16 * MINUTE)
    expect(await confirm(staff, codeOf(second))).toMatchObject({ code: 1000, message: '设置已超时，请重新开始' })
  })

  test('uses that code up', async () => {
    const staff = await makeMember()
    const { secret } = await setUp(staff)
    expect((await signInTwice(staff.account, codeOf(secret))).message).toBe('这个动态码已经用过，请等下一个')
    app.passTime(MINUTE)
    expect((await signInTwice(staff.account, codeOf(secret))).code).toBe(200)
  })

  test('takes no recovery code for a code', async () => {
    const staff = await makeMember()
    await begin(staff)
    const path = `${app.url}/api${factorApi.confirm.path}`
    expect(await send(path, { token: staff.token, body: { factorCode: 'abcd-efgh-jk' } })).toMatchObject({
      code: 400,
      message: '请输入6位动态码',
    })
  })
})

describe('another authenticator', () => {
  test('wants a code of the present one, which stays good until the new one is proven', async () => {
    const staff = await makeMember()
    const phone = await makeFactor(app, staff)
    expect(await begin(staff)).toMatchObject({ code: 1000, data: { fields: [{ path: 'factorCode' }] } })
    expect((await begin(staff, { factorCode: wrongCode(phone) })).code).toBe(1000)
    const { secret } = (await begin(staff, { factorCode: phone.code() })).data
    app.passTime(MINUTE)
    expect((await signInTwice(staff.account, phone.code())).code).toBe(200)
    expect((await confirm(staff, codeOf(secret))).code).toBe(200)
    app.passTime(MINUTE)
    expect((await signInTwice(staff.account, phone.code())).code).toBe(1000)
    expect((await signInTwice(staff.account, phone.recoveryCodes[0] ?? '')).code).toBe(1000)
    expect((await signInTwice(staff.account, codeOf(secret))).code).toBe(200)
  })
})

describe('new recovery codes', () => {
  test('replace the ones before', async () => {
    const staff = await makeMember()
    const phone = await makeFactor(app, staff)
    const { codes } = (await renew(staff, phone.code())).data
    expect(codes).toHaveLength(10)
    expect((await signInTwice(staff.account, phone.recoveryCodes[1] ?? '')).code).toBe(1000)
    expect((await signInTwice(staff.account, codes[1] ?? '')).code).toBe(200)
  })

  test('want password and code, and 两步验证', async () => {
    const staff = await makeMember()
    expect(await renew(staff, '123456')).toMatchObject({ code: 1000, message: '两步验证没有开启' })
    const phone = await makeFactor(app, staff)
    expect(await renew(staff, phone.code(), 'wrong-password')).toMatchObject({ data: { fields: [{ path: 'pwd' }] } })
    expect(await renew(staff, wrongCode(phone))).toMatchObject({ data: { fields: [{ path: 'factorCode' }] } })
  })
})

describe('switching off', () => {
  test.each(['dynamic', 'recovery'])('takes password and a %s code; the password alone signs in then', async (kind) => {
    const staff = await makeMember()
    const phone = await makeFactor(app, staff)
    const code = kind === 'dynamic' ? phone.code() : (phone.recoveryCodes[0] ?? '')
    expect((await switchOff(staff, code)).code).toBe(200)
    expect(await changesOf(app, staff)).toContainEqual({ field: '两步验证', before: '已开启', after: '已关闭' })
    expect((await info(staff)).since).toBeNull()
    expect(Object.keys((await signIn(app, { account: staff.account, pwd })).data)).toContain('token')
  })

  test('is refused for a wrong password, a wrong code, and where a role wants it', async () => {
    const staff = await makeMember()
    const phone = await makeFactor(app, staff)
    expect((await switchOff(staff, phone.code(), 'wrong-password')).code).toBe(1000)
    expect((await switchOff(staff, wrongCode(phone))).code).toBe(1000)
    await requireFactor(app, staff)
    expect(await switchOff(staff, phone.code())).toMatchObject({
      code: 1000,
      message: '你的角色要求两步验证，不能关闭；换手机请用「更换验证器」',
    })
    expect(await info(staff)).toMatchObject({ since: expect.any(Date) as Date, isRequired: true })
  })
})

test('guessing is limited', async () => {
  const staff = await makeMember()
  app.startWindow(factorApi.begin)
  for (let time = 0; time < 10; time += 1) await begin(staff, { pwd: 'wrong-password' })
  expect((await begin(staff)).code).toBe(429)
})

test('no secret is kept readable: neither in the tables, nor in the log, nor for a repeated call', async () => {
  const staff = await makeMember()
  const headers = { 'idempotency-key': 'set-up-once-1' }
  const { secret, uri } = (await app.call(factorApi.begin, { pwd }, { token: staff.token, headers })).data
  const factorCode = codeOf(secret)
  const confirmed = { token: staff.token, headers: { 'idempotency-key': 'set-up-once-2' } }
  const { codes } = (await app.call(factorApi.confirm, { factorCode }, confirmed)).data
  const kept = await Promise.all(
    ['second_factor join person_shop using (person_id)', 'idempotency'].map(async (table) => {
      const { rows } = await app.platform.pool.query<{ text: string }>(
        `select t::text as text from (select * from ${table} where mer_id = $1) t`,
        [staff.merId],
      )
      return rows.map(({ text }) => text)
    }),
  )
  const written = JSON.stringify([kept, await logLines(app, staff)])
  expect(written).toContain('factor.confirm')
  for (const each of [secret, uri, factorCode, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
    expect(written).not.toContain(each)
  }
})

test('a secret that is copied to another account opens nothing there', async () => {
  const [one, other] = [await makeMember(), await makeMember()]
  const phone = await makeFactor(app, one)
  await makeFactor(app, other)
  await app.platform.pool.query(
    `update second_factor set sealed_secret =
       (select sealed_secret from second_factor join person_shop using (person_id) where mer_id = $1)
     where person_id in (select person_id from person_shop where mer_id = $2)`,
    [one.merId, other.merId],
  )
  expect((await signInTwice(other.account, phone.code())).code).toBe(500)
})
