import { exportApi } from '@zhanggui/contract/export/export'
import { dailyUsers, usersExport } from '#test/make/exports/export'
import type { Shop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'
import { makeUser } from '#test/make/users/user'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

export const makeExport: MakeInput = async (app, shop) => {
  await makeUser(app, shop)
  const { data } = await app.call(exportApi.add, usersExport, { token: shop.owner.token })
  await ended(app, shop.owner, data.taskId)
  return { id: data.taskId }
}

const template: MakeInput = async (app, { owner }) => {
  const input = { kind: 'userExport' as const, name: '通讯录', columns: ['昵称'] }
  return (await app.call(exportApi.saveTemplate, input, { token: owner.token })).data
}

const schedule =
  (rest: object = {}): MakeInput =>
  async (app, { owner }) => ({
    ...(await app.call(exportApi.saveSchedule, dailyUsers, { token: owner.token })).data,
    ...rest,
  })

/** The calls about exports that take an id. */
export const exportIds: Readonly<Record<string, MakeInput>> = {
  'export.delete': makeExport,
  'export.deleteSchedule': schedule(),
  'export.deleteTemplate': template,
  'export.download': makeExport,
  'export.switchSchedule': schedule({ isOn: false }),
  'export.updateSchedule': schedule(dailyUsers),
}
