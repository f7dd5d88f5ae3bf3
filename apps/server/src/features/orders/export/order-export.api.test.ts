import { downloadApi } from '@zhanggui/contract/download'
import { orderApi } from '@zhanggui/contract/order/order'
import { beforeAll, expect, test } from 'vitest'
import { saveShopper } from '#features/shoppers/public'
import { setupTestApp } from '#test/app/test-app'
import { readSheets } from '#test/files/read-sheets'
import { inShop, makeOrder } from '#test/make/order'
import { alterOrder } from '#test/make/orders/order-kinds.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'

const app = setupTestApp()
let shop: Shop
let token: string

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

test('what the list shows under its filter is written to a file, buyers masked, formulas as text', async () => {
  const { orderNo } = await makeOrder(app, shop, { pieces: [1, 2] })
  const [hidden, other] = [await makeOrder(app, shop), await makeOrder(app, shop, { uid: 4004 })]
  await alterOrder(app, shop, hidden.orderNo, { is_deleted_by_buyer: true })
  await app.call(orderApi.delete, { orderNo: hidden.orderNo }, { token })
  await inShop(app, shop, ({ db, now }) => saveShopper(db, now, { uid: 1001, nickname: '=1+1' }))

  const ask = (filter: object) => app.call(orderApi.export, { status: 'all', ...filter }, { token })
  const { data } = await ask({ searchType: 'uid', content: '1001' })
  expect(data.fileName).toMatch(/^订单导出_\d{14}_[0-9a-f]{32}\.xlsx$/)
  expect(await ended(app, shop.owner, data.taskId)).toMatchObject({ total: 1, done: 1 })
  const query = new URLSearchParams({ fileName: data.fileName }).toString()
  const file = await fetch(`${app.url}/api${downloadApi.file.path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  // A colleague does not get somebody else's file, nor learn that there is one; the owner of the shop does.
  const asked = async (person: { token: string }) => {
    const answer = await fetch(`${app.url}/api${downloadApi.file.path}?${query}`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    return answer.headers.has('download-filename')
  }
  const permissions = ['merchant:order:export', downloadApi.file.permission]
  expect([await asked(await makeStaff(app, shop, { permissions })), await asked(shop.owner)]).toEqual([false, true])
  const text = JSON.stringify(await readSheets(Buffer.from(await file.arrayBuffer())))
  expect(text).toContain(orderNo)
  expect(text).not.toContain(other.orderNo)
  expect(text).not.toContain(hidden.orderNo)
  expect(text).toContain('138****5678')
  expect(text).not.toMatch(/13812345678|林小茶|龙井路/)
  expect(text).toContain('=1+1|1001')
  expect(await ask({ keyword: '没有这样的' })).toMatchObject({ message: '没有可导出的数据！' })
})
