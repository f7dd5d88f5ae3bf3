import { describe, expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { behindProxy, newAddress, signIn, signInByCode, ticketFor } from '#test/app/sign-in'
import { setupTestApp } from '#test/app/test-app'
import { makeFactor, wrongCode } from '#test/make/staff/factor.sql'
import { makeShop, makeStaff } from '#test/make/shop.sql'

const app = setupTestApp({ ...behindProxy, CAPTCHA_IMAGE: 'never', CAPTCHA_PUZZLE: 'never' })
const STEP = 30_000
const pwd = 'right-password'
const passwordHash = await hashPassword(pwd)

async function makeMember() {
  const staff = await makeStaff(app, await makeShop(app), { passwordHash })
  return { staff, phone: await makeFactor(app, staff), address: newAddress() }
}

const ticketOf = (account: string, address: string) => ticketFor(app, { account, pwd }, address)
const tryCode = (ticket: string, factorCode: string, address: string) => signInByCode(app, ticket, factorCode, address)

describe('wrong codes', () => {
  test('count with wrong passwords: ten from one network lock the account there, and a right password forgives none', async () => {
    const { staff, phone, address } = await makeMember()
    for (let time = 0; time < 10; time += 1) {
      await tryCode(await ticketOf(staff.account, address), wrongCode(phone), address)
    }
    const locked = { code: 1000, message: '登录失败次数过多，请稍后再试' }
    expect(await signIn(app, { account: staff.account, pwd }, address)).toMatchObject(locked)
    const elsewhere = newAddress()
    expect((await tryCode(await ticketOf(staff.account, elsewhere), phone.code(), elsewhere)).code).toBe(200)
  })

  test('a lock stops tickets that are already there', async () => {
    const { staff, phone, address } = await makeMember()
    const ticket = await ticketOf(staff.account, address)
    for (let time = 0; time < 10; time += 1) {
      await signIn(app, { account: staff.account, pwd: `wrong-${time}` }, address)
    }
    expect(await tryCode(ticket, phone.code(), address)).toMatchObject({ message: '登录失败次数过多，请稍后再试' })
  })

  test('thirty in a row, from wherever, stop all codes for an hour', async () => {
    const { staff, phone } = await makeMember()
    for (let network = 0; network < 10; network += 1) {
      const address = newAddress()
      const ticket = await ticketOf(staff.account, address)
      for (let time = 0; time < 3; time += 1) await tryCode(ticket, wrongCode(phone), address)
    }
    const address = newAddress()
    const resting = { code: 1000, message: '动态码错误次数过多，请一小时后再试' }
    expect(await tryCode(await ticketOf(staff.account, address), phone.code(), address)).toMatchObject(resting)
    app.passTime(60 * 60_000 + 1000)
    expect((await tryCode(await ticketOf(staff.account, address), phone.code(), address)).code).toBe(200)
  })

  test('are forgiven by a right one', async () => {
    const { staff, phone, address } = await makeMember()
    for (let round = 0; round < 3; round += 1) {
      const ticket = await ticketOf(staff.account, address)
      for (let time = 0; time < 4; time += 1) await tryCode(ticket, wrongCode(phone), address)
      app.passTime(STEP)
      expect((await tryCode(ticket, phone.code(), address)).code).toBe(200)
    }
  })
})
