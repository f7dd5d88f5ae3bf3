import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { sessionApi } from '@zhanggui/contract/session'
import { beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { inPlatform } from '#platform/db/platform-db'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { behindProxy, from } from '#test/app/sign-in'
import { type TestApp, setupTestApp } from '#test/app/test-app'
import { demoNotice } from './demo-accounts.ts'
import { markDemoPassword } from './demo-accounts.sql.ts'

const OFF = '演示密码是公开的，只能在服务器本机上使用。请先在本机登录并修改密码'
const pwd = 'demo-password'
const passwordHash = await hashPassword(pwd)

/** A demo account, and another account with the same password. */
function setupAccounts(app: TestApp) {
  const accounts = { demo: '', own: '' }
  beforeAll(async () => {
    const shop = await makeShop(app)
    accounts.demo = (await makeStaff(app, shop, { passwordHash })).account
    accounts.own = (await makeStaff(app, shop, { passwordHash: await hashPassword(pwd) })).account
    await inPlatform(app.platform.pool, (db) => markDemoPassword(db, passwordHash))
  })
  return accounts
}

const noticeOf = ({ platform: { pool, services } }: TestApp) =>
  inPlatform(pool, (db) => demoNotice(services.config, db))

describe('on this machine', () => {
  const app = setupTestApp()
  const accounts = setupAccounts(app)

  /** A request with this Host header. */
  async function signInAt(host: string): Promise<unknown> {
    const call = request(`${app.url}/api${sessionApi.login.path}`, {
      method: 'POST',
      headers: { host, 'content-type': 'application/json' },
    })
    call.end(JSON.stringify({ account: accounts.demo, pwd }))
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    return JSON.parse(await text(answer))
  }

  test('the demo password signs in', async () => {
    expect((await app.call(sessionApi.login, { account: accounts.demo, pwd })).code).toBe(200)
    expect(await noticeOf(app)).toBeUndefined()
  })

  test.each(['localhost:8080', '127.0.0.1', '[::1]:8080'])('also by the name %s', async (host) => {
    expect(await signInAt(host)).toMatchObject({ code: 200 })
  })

  test.each(['shop.example', '192.168.1.20:8080', 'localhost.evil.example'])('but not by the name %s', async (host) => {
    expect(await signInAt(host)).toMatchObject({ message: OFF })
    expect((await app.call(sessionApi.login, { account: accounts.demo, pwd })).code).toBe(200)
  })

  test('nor through a proxy, where other passwords work', async () => {
    const through = from('203.0.113.9')
    expect((await app.call(sessionApi.login, { account: accounts.demo, pwd }, through)).message).toBe(OFF)
    expect((await app.call(sessionApi.login, { account: accounts.own, pwd }, through)).code).toBe(200)
  })

  test('but is not revealed to those who do not know it', async () => {
    const wrong = { account: accounts.demo, pwd: 'another-one' }
    expect((await app.call(sessionApi.login, wrong, from('203.0.113.9'))).message).toBe('账号或者密码不正确')
  })
})

describe('where other machines are meant to come', () => {
  const app = setupTestApp(behindProxy)
  const accounts = setupAccounts(app)

  test('demo accounts are switched off, and the start says so', async () => {
    expect((await app.call(sessionApi.login, { account: accounts.demo, pwd })).message).toBe(OFF)
    expect((await app.call(sessionApi.login, { account: accounts.own, pwd })).code).toBe(200)
    expect(await noticeOf(app)).toContain(`仍在使用演示密码的账号已停止登录：${accounts.demo}。`)
  })
})

describe('with DEMO=always', () => {
  const app = setupTestApp({ ...behindProxy, DEMO: 'always' })
  const accounts = setupAccounts(app)

  test('demo accounts are for everybody', async () => {
    expect((await app.call(sessionApi.login, { account: accounts.demo, pwd }, from('203.0.113.9'))).code).toBe(200)
    expect(await noticeOf(app)).toBeUndefined()
  })
})
