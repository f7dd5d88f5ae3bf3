import { downloadApi } from '@zhanggui/contract/download'
import { exportApi } from '@zhanggui/contract/export/export'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { beforeEach, expect, test } from 'vitest'
import { connectPush, letIn } from '#test/app/push-client'
import { setupTestApp } from '#test/app/test-app'
import { readSheets } from '#test/files/read-sheets'
import { grant, revoke } from '#test/make/access.sql'
import { allExportCalls, fileOf, usersExport } from '#test/make/exports/export'
import { makeRefund } from '#test/make/orders/refund'
import { makeShop, makeStaff, type Person, type Shop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'
import { makeUser } from '#test/make/users/user'
import { logLines } from '#test/read/log.sql'

const app = setupTestApp()
let shop: Shop
let clerk: Person
beforeEach(async () => {
  shop = await makeShop(app)
  clerk = await makeStaff(app, shop, { permissions: [...allExportCalls, 'merchant:export:user:excel'] })
  await makeUser(app, shop, { nickname: '阿茶', realName: '林小茶', phone: '13812345678', sex: 2 })
})

const history = async ({ token }: Person) => (await app.call(exportApi.list, {}, { token })).data.list
/** What the centre and the button of a list answer to who fetches a file. */
const fetched = async ({ taskId, fileName }: { taskId: number; fileName: string }, { token }: Person) => [
  (await app.call(exportApi.download, { id: taskId }, { token })).code,
  (await app.call(downloadApi.file, { fileName }, { token })).code,
]

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

test('a file is fetched, by whichever address, as long as its maker may export such a thing, and each time logged', async () => {
  const { data } = await app.call(exportApi.add, usersExport, { token: clerk.token })
  await ended(app, clerk, data.taskId)
  expect(await fetched(data, clerk)).toEqual([200, 200])
  expect((await logLines(app, shop)).slice(-2)).toMatchObject([
    { method: 'export.download', operation: '导出', subject: '导出用户' },
    { method: 'download.file', operation: '导出', subject: '导出用户' },
  ])
  await revoke(app, clerk, 'merchant:export:user:excel')
  expect(await fetched(data, clerk)).toEqual([403, 403])
})

test('a file that is fetched to be removed is not offered any more', async () => {
  const { data } = await app.call(exportApi.add, usersExport, { token: clerk.token })
  await ended(app, clerk, data.taskId)
  const { fileName } = data
  expect((await app.call(downloadApi.file, { fileName, delete: true }, { token: clerk.token })).code).toBe(200)
  expect(await history(clerk)).toMatchObject([{ fileName: '', expireTime: null }])
  expect(await fetched(data, clerk)).toEqual([404, 404])
})

test('who may not know the buyers any more gets no file that shows them, even their own, but the masked one', async () => {
  await grant(app, clerk, exportApi.addPlain.permission)
  const { data: plain } = await app.call(exportApi.addPlain, usersExport, { token: clerk.token })
  const { data: masked } = await app.call(exportApi.add, usersExport, { token: clerk.token })
  await ended(app, clerk, plain.taskId)
  await ended(app, clerk, masked.taskId)
  expect(await fetched(plain, clerk)).toEqual([200, 200])
  await revoke(app, clerk, exportApi.addPlain.permission)
  expect([await fetched(plain, clerk), await fetched(masked, clerk)]).toEqual([
    [403, 403],
    [200, 200],
  ])
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
  await makeRefund(app, shop)
  for (const { kind, columns } of (await app.call(exportApi.kinds, {}, { token })).data) {
    app.passTime(60_000)
    const content = { kind, filters: {}, columns: null, format: 'xlsx' as const }
    const { data } = await app.call(exportApi.add, content, { token })
    const { status, error } = await ended(app, shop.owner, data.taskId)
    expect([kind, status, error]).toEqual([kind, taskStatus.is.done, ''])
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
