import { sessionApi } from '@zhanggui/contract/session'
import { expect, test } from 'vitest'
import { tokenOf } from '#test/app/sign-in'
import { setupTestApp } from '#test/app/test-app'
import { inPlatform } from '#platform/db/platform-db'
import { createMerchant } from './create-merchant.ts'

const app = setupTestApp()
const draft = { name: '新店', account: 'New-Shop', phone: '13800000000', realName: '新店主' }
const create = () =>
  createMerchant(
    { inPlatform: (work) => inPlatform(app.platform.pool, work), newId: app.platform.newId, now: app.now() },
    draft,
  )

test('the owner signs in with the password that is told once, and may do everything', async () => {
  const pwd = await create()
  const { data } = await app.call(sessionApi.login, { account: 'new-shop', pwd })
  const { data: info } = await app.call(sessionApi.info, {}, { token: tokenOf(data) })
  expect(info).toMatchObject({ merName: '新店', realName: '新店主', permissionsList: ['*:*:*'] })
})

test('a name that is taken leaves nothing behind', async () => {
  const count = async () => (await app.platform.pool.query('select from merchant')).rowCount
  const before = await count()
  await expect(create()).rejects.toThrow('账号已存在')
  expect(await count()).toBe(before)
})
