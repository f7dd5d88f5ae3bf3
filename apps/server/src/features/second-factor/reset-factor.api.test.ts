import { noticeApi } from '@zhanggui/contract/notice'
import { sessionApi } from '@zhanggui/contract/session'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { adminApi } from '@zhanggui/contract/staff'
import { expect, test } from 'vitest'
import { hashPassword } from '#features/staff/public'
import { behindProxy, signIn, tokenOf } from '#test/app/sign-in'
import { setupTestApp } from '#test/app/test-app'
import { makeFactor } from '#test/make/staff/factor.sql'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { changesOf } from '#test/read/log.sql'

const app = setupTestApp(behindProxy)
const pwd = 'right-password'
const passwordHash = await hashPassword(pwd)
const RESET = factorApi.reset.permission
const ORDERS = 'merchant:order:page:list'

const reset = (token: string, id: number) => app.call(factorApi.reset, { id }, { token })

test('the owner lets somebody in again who has lost the phone: signed out everywhere, told, logged', async () => {
  const shop = await makeShop(app)
  const staff = await makeStaff(app, shop, { passwordHash, permissions: [ORDERS], realName: '小华' })
  await makeFactor(app, staff)
  const { token } = shop.owner
  const listed = async () =>
    (await app.call(adminApi.list, {}, { token })).data.list.find(({ id }) => id === staff.adminId)
  expect((await listed())?.hasFactor).toBe(true)
  expect((await reset(token, staff.adminId)).code).toBe(200)
  expect((await listed())?.hasFactor).toBe(false)
  expect((await app.call(sessionApi.info, {}, { token: staff.token })).code).toBe(401)
  expect(await changesOf(app, shop)).toEqual([{ field: '两步验证', before: '已开启', after: '已重置' }])
  const again = tokenOf((await signIn(app, { account: staff.account, pwd })).data)
  const heard = await app.call(noticeApi.list, {}, { token: again })
  expect(heard.data.list.map(({ title }) => title)).toEqual(['两步验证已重置'])
  expect((await app.call(noticeApi.list, {}, { token })).data.total).toBe(0)
})

test('it takes the right to set passwords, and no fewer rights than the colleague has', async () => {
  const shop = await makeShop(app)
  const staff = await makeStaff(app, shop, { permissions: [ORDERS] })
  await makeFactor(app, staff)
  const [clerk, manager, equal] = [
    await makeStaff(app, shop, { permissions: [ORDERS] }),
    await makeStaff(app, shop, { permissions: [RESET] }),
    await makeStaff(app, shop, { permissions: [RESET, ORDERS] }),
  ]
  expect((await reset(clerk.token, staff.adminId)).code).toBe(403)
  expect(await reset(manager.token, staff.adminId)).toMatchObject({
    code: 1000,
    message: '不能重置权限高于自己的管理员的两步验证',
  })
  expect((await reset(equal.token, staff.adminId)).code).toBe(200)
})

test('never the owner’s, nor the own one, nor where there is none, nor of another shop', async () => {
  const [shop, other] = [await makeShop(app), await makeShop(app)]
  const manager = await makeStaff(app, shop, { permissions: [RESET] })
  const [plain, foreign] = [await makeStaff(app, shop), await makeStaff(app, other)]
  for (const person of [shop.owner, manager, foreign]) await makeFactor(app, person)
  const answers = [
    [shop.owner.adminId, 1000, '店主的两步验证只能由平台重置'],
    [manager.adminId, 1000, '自己的两步验证请在个人中心管理'],
    [plain.adminId, 1000, '该管理员没有开启两步验证'],
    [foreign.adminId, 404, '管理员不存在'],
  ] as const
  for (const [id, code, message] of answers) expect(await reset(manager.token, id)).toMatchObject({ code, message })
  const { rows } = await app.platform.pool.query(
    'select from second_factor join person_shop using (person_id) where mer_id = any($1)',
    [[shop.merId, other.merId]],
  )
  expect(rows).toHaveLength(3)
})
