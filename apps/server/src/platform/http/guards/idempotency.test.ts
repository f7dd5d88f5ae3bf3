import { sessionApi } from '@zhanggui/contract/session'
import { expect, test } from 'vitest'
import { adminFacts } from '#test/read/access.sql'
import { logLines } from '#test/read/log.sql'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()

const rename = (token: string, key: string, realName: string, version?: number) =>
  app.call(
    sessionApi.updateProfile,
    { realName, ...(version === undefined ? {} : { version }) },
    { token, headers: { 'idempotency-key': key } },
  )

test('the same call twice happens once and is answered the same', async () => {
  const { owner } = await makeShop(app)
  const first = await rename(owner.token, 'same-key-1', '一次', 1)
  const second = await rename(owner.token, 'same-key-1', '一次', 1)
  expect(second).toMatchObject({ status: first.status, code: 200, message: first.message, data: first.data })
  expect((await adminFacts(app, owner))?.version).toBe(2)
  expect(await logLines(app, owner)).toHaveLength(1)
})

test('twenty equal calls at the same moment happen once', async () => {
  const { owner } = await makeShop(app)
  const answers = await Promise.all(Array.from({ length: 20 }, () => rename(owner.token, 'same-moment', '同时', 1)))
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 200))
  expect((await adminFacts(app, owner))?.version).toBe(2)
})

test('without a key every call counts', async () => {
  const { owner } = await makeShop(app)
  await app.call(sessionApi.updateProfile, { realName: '两次' }, { token: owner.token })
  await app.call(sessionApi.updateProfile, { realName: '两次' }, { token: owner.token })
  expect((await adminFacts(app, owner))?.version).toBe(3)
})

test('a key that is used for another body is refused', async () => {
  const { owner } = await makeShop(app)
  await rename(owner.token, 'used-before', '甲')
  expect(await rename(owner.token, 'used-before', '乙')).toMatchObject({ status: 200, code: 400 })
  expect((await adminFacts(app, owner))?.realName).toBe('甲')
})

test('a key that is used for another call is refused', async () => {
  const { owner } = await makeShop(app)
  await rename(owner.token, 'other-call', '甲')
  const draft = { oldPassword: 'password-1', password: 'password-2', confirmPassword: 'password-2' }
  const headers = { 'idempotency-key': 'other-call' }
  const answer = await app.call(sessionApi.updatePassword, draft, { token: owner.token, headers })
  expect(answer).toMatchObject({ code: 400, message: '请求标识已用于另一个操作' })
})

test('a refused call does not use its key up', async () => {
  const { owner } = await makeShop(app)
  expect((await rename(owner.token, 'refused-1', '甲', 99)).code).toBe(409)
  expect((await rename(owner.token, 'refused-1', '甲', 1)).code).toBe(200)
})

test('a key belongs to one person', async () => {
  const shop = await makeShop(app)
  const staff = await makeStaff(app, shop)
  await rename(shop.owner.token, 'personal-1', '店主')
  expect((await rename(staff.token, 'personal-1', '店员')).code).toBe(200)
  expect((await adminFacts(app, staff))?.realName).toBe('店员')
})

test.each(['short', 'x'.repeat(65), 'with space', 'quote"quote'])('%j is no key', async (key) => {
  const { owner } = await makeShop(app)
  expect(await rename(owner.token, key, '甲')).toMatchObject({
    code: 400,
    data: { fields: [{ path: 'Idempotency-Key', message: '请求标识格式不正确' }] },
  })
  expect((await adminFacts(app, owner))?.version).toBe(1)
})
