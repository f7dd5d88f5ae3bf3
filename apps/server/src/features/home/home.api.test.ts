import { homeApi } from '@zhanggui/contract/home'
import { expect, test } from 'vitest'
import { disable, remove } from '#test/make/access.sql'
import { announce } from '#test/make/notice.sql'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()

test('the home page shows the own shop, its staff and what is unread', async () => {
  const [shop, other] = [await makeShop(app, { name: '山风茶铺' }), await makeShop(app, { name: '北岸家居' })]
  await makeStaff(app, other)
  await makeStaff(app, shop)
  await remove(app, await makeStaff(app, shop))
  await disable(app, await makeStaff(app, shop))
  await announce(app, shop, '一', '二')
  const { data } = await app.call(homeApi.index, {}, { token: shop.owner.token })
  expect(data).toMatchObject({
    merName: '山风茶铺',
    isSwitch: true,
    isSelf: false,
    merStarLevel: 1,
    staffCount: 2,
    unreadCount: 2,
  })
})

test('it counts what the reader may hear', async () => {
  const shop = await makeShop(app)
  const staff = await makeStaff(app, shop, { permissions: [homeApi.index.permission] })
  await announce(app, shop, { title: '退款', permission: 'merchant:refund:order:page:list' }, '大家')
  expect((await app.call(homeApi.index, {}, { token: staff.token })).data.unreadCount).toBe(1)
})

test('it needs its permission', async () => {
  const staff = await makeStaff(app, await makeShop(app))
  expect(await app.call(homeApi.index, {}, { token: staff.token })).toMatchObject({ status: 200, code: 403 })
})
