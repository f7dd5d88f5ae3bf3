import { productApi } from '@zhanggui/contract/goods/product'
import { merchantApi } from '@zhanggui/contract/merchant'
import { pictureApi } from '@zhanggui/contract/picture'
import { sessionApi } from '@zhanggui/contract/session'
import { beforeEach, describe, expect, test } from 'vitest'
import { reserveStock } from '#features/products/public'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { untilBlocked } from '#test/read/locks.sql'
import { changesOf, logLines } from '#test/read/log.sql'
import { foldNow } from '#test/read/product.sql'
import { inShop } from '#test/make/order'
import { makePictureAt } from '#test/make/picture.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { storeInfoDraft } from '#test/make/store/store-settings'

const app = setupTestApp()
let shop: Shop
let token: string

beforeEach(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const info = async () => (await app.call(merchantApi.info, {}, { token })).data
const edit = (change: Partial<typeof storeInfoDraft> = {}) =>
  app.call(merchantApi.editInfo, { ...storeInfoDraft, ...change }, { token })

test('what the platform knows of the merchant is read, with its owner', async () => {
  const { data } = await app.call(merchantApi.baseInfo, {}, { token })
  expect(data).toMatchObject({
    name: '测试小店',
    account: shop.owner.account,
    merCategory: '',
    handlingFee: 0,
    isSwitch: true,
    productSwitch: true,
    qualificationPicture: [],
    starLevel: 1,
    receiptPrintingSwitch: 0,
  })
})

test('a shop begins blank; what is saved comes back with the names of its region', async () => {
  expect(await info()).toMatchObject({ avatar: '', keywords: [], regionId: null, latitude: null, version: 1 })
  const picture = await makePictureAt(app, shop)
  expect((await edit({ avatar: picture.url })).code).toBe(200)
  expect(await info()).toEqual({
    ...storeInfoDraft,
    avatar: picture.url,
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    version: 2,
  })
  expect((await app.call(pictureApi.usage, { ids: [picture.id] }, { token })).data).toMatchObject([
    { label: '店铺信息' },
  ])
  expect((await app.call(sessionApi.info, {}, { token })).data.merReceiptPrintingSwitch).toBe(3)
})

describe('it is refused', () => {
  test('at the field that is wrong (all of them: store-refusals.test.ts)', async () => {
    const body = { ...storeInfoDraft, keywords: '茶叶', intro: '' }
    expect(await send(`${app.url}/api${merchantApi.editInfo.path}`, { token, body })).toMatchObject({
      code: 400,
      message: '商户简介不能为空',
      data: { fields: [{ path: 'intro' }] },
    })
  })

  test.each([330100, 999_999, 3_000_000_000])('with the region %i, which no address can name', async (regionId) => {
    expect(await edit({ regionId })).toMatchObject({ code: 7901, message: '城市区域不存在' })
  })

  test('when somebody else saved in between', async () => {
    const { token: theirs } = await makeStaff(app, shop, {
      realName: '王店员',
      permissions: [merchantApi.editInfo.permission],
    })
    await app.call(merchantApi.editInfo, { ...storeInfoDraft, version: 1 }, { token: theirs })
    expect(await edit({ version: 1 })).toMatchObject({ code: 409, message: '数据已被 王店员 修改' })
  })
})

test('a link is kept only where shoppers can follow it, whatever way to reach the shop is chosen', async () => {
  const phone = { serviceType: 'phone', servicePhone: '13800138000' } as const
  await edit({ ...phone, serviceLink: 'javascript:alert(1)' })
  expect(await info()).toMatchObject({ ...phone, serviceLink: '' })
  await edit({ ...phone, serviceLink: 'https://shop.example/chat' })
  expect(await info()).toMatchObject({ ...phone, serviceLink: 'https://shop.example/chat' })
})

test('clients that know no region keep it, and the log tells what is different', async () => {
  await edit()
  const { regionId: _, ...withoutRegion } = storeInfoDraft
  const body = { ...withoutRegion, keywords: '茶叶', isTakeTheir: false, alertStock: '5' }
  expect((await send(`${app.url}/api${merchantApi.editInfo.path}`, { token, body })).code).toBe(200)
  expect(await info()).toMatchObject({ regionId: 330106, alertStock: 5 })
  expect(await changesOf(app, shop)).toEqual([
    { field: '商户关键字', before: '茶叶、茶器', after: '茶叶' },
    { field: '警戒库存', before: '0', after: '5' },
    { field: '自提开关', before: '开启', after: '关闭' },
  ])
  expect((await logLines(app, shop)).map(({ method }) => method)).toEqual(['merchant.editInfo', 'merchant.editInfo'])
})

test('the log calls regions by their names', async () => {
  await edit()
  expect(await changesOf(app, shop)).toContainEqual({ field: '所在地区', before: '', after: '浙江省杭州市西湖区' })
})

describe('the alert stock', () => {
  const lowCount = async () => {
    await foldNow(app, shop.merId)
    const { data } = await app.call(productApi.tabs, {}, { token })
    return data.find(({ type }) => type === 4)?.count
  }

  test('judges every product anew, both ways', async () => {
    await makeProduct(app, shop)
    const stranger = await makeShop(app)
    await makeProduct(app, stranger)
    await edit({ alertStock: 9999 })
    expect(await lowCount()).toBe(1)
    await edit({ alertStock: 0 })
    expect(await lowCount()).toBe(0)
  })

  test('counts for an order that takes stock at the same moment', async () => {
    const { id, skuIds } = await makeProduct(app, shop, { stock: 20 })
    const lines = [{ productId: id, skuId: skuIds[0] ?? 0, quantity: 12 }]
    const edited = await inShop(app, shop, async ({ db, now }) => {
      await reserveStock(db, now, 'SH1', lines)
      const editing = edit({ alertStock: 10 })
      await Promise.race([editing, untilBlocked(app)])
      return { editing }
    })
    expect((await edited.editing).code).toBe(200)
    expect(await lowCount()).toBe(1)
  })
})
