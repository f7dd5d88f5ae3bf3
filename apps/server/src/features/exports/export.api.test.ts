import { exportApi } from '@zhanggui/contract/export/export'
import { noticeApi } from '@zhanggui/contract/notice'
import { adminApi } from '@zhanggui/contract/staff'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { beforeEach, expect, test } from 'vitest'
import { connectPush, letIn } from '#test/app/push-client'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { readSheets } from '#test/files/read-sheets'
import { allExportCalls, dailyUsers, fileOf, usersExport } from '#test/make/exports/export'
import { makeShop, makeStaff, makeToken, type Person, type Shop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'
import { makeUser } from '#test/make/users/user'

const app = setupTestApp()
const DAY = 24 * 3_600_000
let shop: Shop
let clerk: Person
beforeEach(async () => {
  shop = await makeShop(app)
  clerk = await makeStaff(app, shop, { permissions: [...allExportCalls, 'merchant:export:user:excel'] })
  await makeUser(app, shop, { nickname: '阿茶', realName: '林小茶', phone: '13812345678', sex: 2 })
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

test('an export has the columns that were chosen, in their order, and shows no buyer as it is', async () => {
  const columns = ['手机号', '昵称', '性别']
  const { data } = await app.call(exportApi.add, { ...usersExport, columns, format: 'csv' }, { token: clerk.token })
  await ended(app, clerk, data.taskId)
  expect(await fileOf(app, clerk, data.taskId)).toBe('\uFEFF手机号,昵称,性别\r\n138****5678,阿茶,女\r\n')
  expect(await history(clerk)).toMatchObject([{ kind: 'userExport', total: 1, status: taskStatus.is.done }])
})

test('who the buyers are is exported by those who may, and by nobody else', async () => {
  const plain = { ...usersExport, columns: ['手机号'], format: 'csv' as const }
  expect((await app.call(exportApi.addPlain, plain, { token: clerk.token })).code).toBe(403)
  const { data } = await app.call(exportApi.addPlain, plain, { token: shop.owner.token })
  await ended(app, shop.owner, data.taskId)
  expect(await fileOf(app, shop.owner, data.taskId)).toBe('\uFEFF手机号\r\n13812345678\r\n')
})

test('nobody exports what they may not, and only what they may is offered', async () => {
  const kinds = async ({ token }: Person) =>
    (await app.call(exportApi.kinds, {}, { token })).data.map(({ kind }) => kind)
  expect(await kinds(clerk)).toEqual(['userExport'])
  expect(await kinds(shop.owner)).toHaveLength(9)
  const orders = { ...usersExport, kind: 'orderExport' as const }
  expect((await app.call(exportApi.add, orders, { token: clerk.token })).code).toBe(403)
})

test.each([
  [{ columns: ['没有这样的列'] }, '所选的列已变化，请重新选择'],
  [{ columns: ['昵称', '昵称'] }, '所选的列已变化，请重新选择'],
  [{ filters: { sex: '9' } }, '性别不正确'],
])('%o is refused', async (wrong, message) => {
  expect(await app.call(exportApi.add, { ...usersExport, ...wrong }, { token: clerk.token })).toMatchObject({ message })
})

test('the owner sees all exports, others their own; a deleted file cannot be fetched, its line stays', async () => {
  const { data } = await app.call(exportApi.add, usersExport, { token: clerk.token })
  await ended(app, clerk, data.taskId)
  const other = await makeStaff(app, shop, { permissions: [...allExportCalls, 'merchant:export:user:excel'] })
  expect([await history(other), await history(shop.owner)]).toMatchObject([[], [{ id: data.taskId }]])
  const remove = ({ token }: Person) => app.call(exportApi.delete, { id: data.taskId }, { token })
  expect(await remove(other)).toMatchObject({ message: '导出不存在' })
  expect((await remove(shop.owner)).code).toBe(200)
  expect(await remove(clerk)).toMatchObject({ message: '没有可以删除的文件' })
  expect(await fileOf(app, clerk, data.taskId)).toContain('文件不存在或已过期')
  expect(await history(clerk)).toMatchObject([{ fileName: '', expireTime: null }])
})

test('whoever looks at the list sees an export come and end', async () => {
  const { token } = shop.owner
  const tab = connectPush(app.url, { token, after: 0, tab: 'other' })
  await letIn(app, shop, tab)
  const { data } = await app.call(exportApi.add, usersExport, { token })
  await ended(app, shop.owner, data.taskId)
  await expect.poll(() => tab.changed.filter((area) => area === 'export').length).toBeGreaterThanOrEqual(2)
})

test('each kind of export is written as an Excel file', async () => {
  const { token } = shop.owner
  for (const { kind, columns } of (await app.call(exportApi.kinds, {}, { token })).data) {
    app.passTime(60_000)
    const content = { kind, filters: {}, columns: null, format: 'xlsx' as const }
    const { data } = await app.call(exportApi.add, content, { token })
    const { status, error } = await ended(app, shop.owner, data.taskId)
    const isEmpty = error === '没有可导出的数据！'
    expect([kind, isEmpty || status === taskStatus.is.done]).toEqual([kind, true])
    if (isEmpty) continue
    const file = await fetch(`${app.url}/api${exportApi.download.path.replace('{id}', String(data.taskId))}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const [sheet] = await readSheets(Buffer.from(await file.arrayBuffer()))
    expect(Object.keys(sheet?.[0] ?? {})).toEqual(columns.map(({ title }) => title))
  }
})

test('a template keeps columns for the whole shop, and is deleted by its maker or the owner', async () => {
  const template = { kind: 'userExport', name: '通讯录', columns: ['昵称', '手机号'] } as const
  const save = ({ token }: Person) =>
    app.call(exportApi.saveTemplate, { ...template, columns: [...template.columns] }, { token })
  const { id } = (await save(clerk)).data
  expect(await save(clerk)).toMatchObject({ message: '模板名称重复' })
  const other = await makeStaff(app, shop, { permissions: [...allExportCalls] })
  const list = async ({ token }: Person) => (await app.call(exportApi.templates, {}, { token })).data
  expect([await list(other), await list(shop.owner)]).toMatchObject([
    [{ ...template, mayChange: false }],
    [{ mayChange: true }],
  ])
  const remove = ({ token }: Person) => app.call(exportApi.deleteTemplate, { id }, { token })
  expect(await remove(other)).toMatchObject({ message: '只有添加模板的人和店主可以删除' })
  expect((await remove(shop.owner)).code).toBe(200)
  expect(await list(clerk)).toEqual([])
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

test('a schedule runs with the rights that its person has then, and is paused when they are gone', async () => {
  const { id } = (await app.call(exportApi.saveSchedule, dailyUsers, { token: clerk.token })).data
  await app.call(adminApi.updateStatus, { id: clerk.adminId, status: false }, { token: shop.owner.token })
  app.passTime(DAY)
  await app.drainJobs()
  const owner = await anew(shop.owner)
  expect(await history(owner)).toEqual([])
  expect(await schedules(owner)).toMatchObject([{ isOn: false, pausedReason: '所属账号已停用', nextTime: null }])
  const notices = (await app.call(noticeApi.list, {}, { token: owner.token })).data.list
  expect(notices[0]).toMatchObject({ title: '定时导出「每日用户」已暂停', content: '所属账号已停用' })
  await app.call(exportApi.switchSchedule, { id, isOn: true }, { token: owner.token })
  expect(await schedules(owner)).toMatchObject([{ isOn: true, pausedReason: '' }])
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
