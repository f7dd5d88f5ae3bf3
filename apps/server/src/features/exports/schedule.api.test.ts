import { exportApi } from '@zhanggui/contract/export/export'
import { noticeApi } from '@zhanggui/contract/notice'
import { adminApi } from '@zhanggui/contract/staff'
import { weekday } from '@zhanggui/domain/export/export-codes'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { beforeEach, expect, test } from 'vitest'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { disable, grant, revoke } from '#test/make/access.sql'
import { allExportCalls, dailyUsers } from '#test/make/exports/export'
import { makeShop, makeStaff, makeToken, type Person, type Shop } from '#test/make/shop.sql'
import { makeUser } from '#test/make/users/user'

const app = setupTestApp()
const DAY = 24 * 3_600_000
const USERS = 'merchant:export:user:excel'
let shop: Shop
let clerk: Person
beforeEach(async () => {
  shop = await makeShop(app)
  clerk = await makeStaff(app, shop, { permissions: [...allExportCalls, USERS] })
  await makeUser(app, shop)
})

const history = async ({ token }: Person) => (await app.call(exportApi.list, {}, { token })).data.list
const schedules = async ({ token }: Person) => (await app.call(exportApi.schedules, {}, { token })).data
/** Who has let a day pass has to sign in again. */
const anew = async ({ adminId, account }: Person): Promise<Person> => ({
  merId: shop.merId,
  adminId,
  account,
  token: await makeToken(app, shop.merId, adminId),
})

test('a schedule exports every day, also a day without anything', async () => {
  const draft = { ...dailyUsers, filters: { dateLimit: 'yesterday' } }
  await app.call(exportApi.saveSchedule, draft, { token: clerk.token })
  for (const days of [1, 2]) {
    app.passTime(DAY)
    await app.drainJobs()
    const list = await history(await anew(clerk))
    expect(list).toHaveLength(days)
    expect(list[0]).toMatchObject({ title: '每日用户', status: taskStatus.is.done })
  }
  const [schedule] = await schedules(await anew(clerk))
  expect(schedule?.nextTime?.getTime()).toBeGreaterThan(app.now().getTime())
  expect(await schedules(await anew(await makeStaff(app, shop, { permissions: [...allExportCalls] })))).toEqual([])
})

test.each([
  ['停用账号', false, (who: Person) => disable(app, who), '所属账号已停用'],
  [
    '删除账号',
    false,
    async ({ adminId }: Person) =>
      app.call(adminApi.delete, { id: adminId }, { token: (await anew(shop.owner)).token }),
    '所属账号已删除',
  ],
  ['收回导出权限', false, (who: Person) => revoke(app, who, USERS), '所属账号已没有导出权限'],
  [
    '收回完整买家信息',
    true,
    (who: Person) => revoke(app, who, exportApi.addPlain.permission),
    '所属账号已没有导出完整买家信息的权限',
  ],
])(
  'a schedule runs with the rights that its person has then, and is paused when they are gone: %s',
  async (_, isPlain, take, reason) => {
    await grant(app, clerk, exportApi.addPlain.permission)
    const draft = { ...dailyUsers, isPlain }
    const { id } = (await app.call(exportApi.saveSchedule, draft, { token: clerk.token })).data
    app.passTime(DAY)
    await app.drainJobs()
    expect(await history(await anew(clerk))).toHaveLength(1)
    await take(clerk)
    app.passTime(DAY)
    await app.drainJobs()
    const owner = await anew(shop.owner)
    expect(await history(owner)).toHaveLength(1)
    expect(await schedules(owner)).toMatchObject([{ isOn: false, pausedReason: reason, nextTime: null }])
    const notices = (await app.call(noticeApi.list, {}, { token: owner.token })).data.list
    expect(notices[0]).toMatchObject({ title: '定时导出「每日用户」已暂停', content: reason })
    await app.call(exportApi.switchSchedule, { id, isOn: true }, { token: owner.token })
    expect(await schedules(owner)).toMatchObject([{ isOn: true, pausedReason: '' }])
  },
)

test('a weekly schedule exports on its day, and then a week later', async () => {
  const weekly = { ...dailyUsers, every: 'week', weekday: weekday.is.thursday } as const
  await app.call(exportApi.saveSchedule, weekly, { token: clerk.token })
  const first = (await schedules(clerk))[0]?.nextTime ?? new Date(Number.NaN)
  expect(new Date(formatShopTime(first).slice(0, 10)).getUTCDay()).toBe(weekday.is.thursday)
  const after = async (ms: number) => {
    app.passTime(ms)
    await app.drainJobs()
    return (await history(await anew(clerk))).length
  }
  expect(await after(first.getTime() - app.now().getTime())).toBe(1)
  expect([await after(6 * DAY), await after(DAY)]).toEqual([1, 2])
})

test('a column that is called otherwise by now fails the turn, and says so, instead of exporting less', async () => {
  const draft = { ...dailyUsers, columns: ['昵称', '手机号'] }
  const { id } = (await app.call(exportApi.saveSchedule, draft, { token: clerk.token })).data
  await app.platform.pool.query(
    `update export_schedule set columns = '["昵称", "电话"]' where mer_id = $1 and id = $2`,
    [shop.merId, id],
  )
  app.passTime(DAY)
  await app.drainJobs()
  const owner = await anew(shop.owner)
  expect(await history(owner)).toEqual([])
  const notices = (await app.call(noticeApi.list, {}, { token: owner.token })).data.list
  expect(notices[0]).toMatchObject({ title: '定时导出「每日用户」失败', content: '所选的列已变化，请重新选择' })
  expect(await schedules(owner)).toMatchObject([{ isOn: true }])
})

test('a turn that was planned before an edit does nothing', async () => {
  const { id } = (await app.call(exportApi.saveSchedule, dailyUsers, { token: clerk.token })).data
  const hour = (dailyUsers.hour + 1) % 24
  await app.call(exportApi.updateSchedule, { id, ...dailyUsers, hour, version: 1 }, { token: clerk.token })
  expect(
    await app.call(exportApi.updateSchedule, { id, ...dailyUsers, version: 1 }, { token: clerk.token }),
  ).toMatchObject({ code: 409 })
  app.passTime(DAY)
  await app.drainJobs()
  expect(await history(await anew(clerk))).toHaveLength(1)
})

test('the plain export of a schedule is for those who may have it', async () => {
  const plain = { ...dailyUsers, isPlain: true }
  expect((await app.call(exportApi.saveSchedule, plain, { token: clerk.token })).code).toBe(403)
  expect((await app.call(exportApi.saveSchedule, plain, { token: shop.owner.token })).code).toBe(200)
  const wrong = await send(`${app.url}/api${exportApi.saveSchedule.path}`, {
    token: clerk.token,
    body: { ...dailyUsers, hour: 24 },
  })
  expect(wrong).toMatchObject({ code: 400, message: '请选择时间' })
})
