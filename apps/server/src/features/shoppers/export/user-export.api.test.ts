import { downloadApi } from '@zhanggui/contract/download'
import { userApi } from '@zhanggui/contract/user/user'
import { expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { readSheets } from '#test/files/read-sheets'
import { makeShop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'
import { makeUser } from '#test/make/users/user'

const app = setupTestApp()

test('what the list shows under its filter is written to a file, masked, formulas as text', async () => {
  const shop = await makeShop(app)
  const { token } = shop.owner
  await makeUser(app, shop, { nickname: '=1+1', realName: '林小茶', phone: '13812345678', sex: 2 })
  await makeUser(app, shop, { nickname: '别人', sex: 1 })
  const { data } = await app.call(userApi.export, { sex: 2 }, { token })
  expect(data.fileName).toMatch(/^用户导出_\d{14}_[0-9a-f]{32}\.xlsx$/)
  expect(await ended(app, shop.owner, data.taskId)).toMatchObject({ total: 1, done: 1 })
  const query = new URLSearchParams({ fileName: data.fileName }).toString()
  const file = await fetch(`${app.url}/api${downloadApi.file.path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const text = JSON.stringify(await readSheets(Buffer.from(await file.arrayBuffer())))
  for (const shown of ['=1+1', '林**', '138****5678', '女']) expect(text).toContain(shown)
  expect(text).not.toMatch(/13812345678|林小茶|别人/)
})
