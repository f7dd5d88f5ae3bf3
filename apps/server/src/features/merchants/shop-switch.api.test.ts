import { productApi } from '@zhanggui/contract/goods/product'
import { merchantApi } from '@zhanggui/contract/merchant'
import { shippingApi } from '@zhanggui/contract/shipping'
import { returnAddressApi } from '@zhanggui/contract/store/return-address'
import { settlementApi } from '@zhanggui/contract/store/settlement'
import { beforeEach, describe, expect, test } from 'vitest'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { changesOf } from '#test/read/log.sql'
import { makeProduct } from '#test/make/product.sql'
import { setShop } from '#test/make/product-draft.sql'
import { shippingDraftOf } from '#test/make/store/shipping-draft'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { returnAddressDraft, storeInfoDraft } from '#test/make/store/store-settings'

const app = setupTestApp()
let shop: Shop
let token: string

beforeEach(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
  await setShop(app, shop, { isOpen: false })
})

const turn = (isSwitch?: boolean) => app.call(merchantApi.switch, { isSwitch }, { token })
const setup = async () => (await app.call(merchantApi.setup, {}, { token })).data
const doneSteps = async () => (await setup()).steps.flatMap(({ step, isDone }) => (isDone ? step : []))
const isShown = async (id: number) => (await app.call(productApi.info, { id }, { token })).data.isShow

describe('opening', () => {
  test('wants pictures and a customer service, and says so', async () => {
    expect(await turn(true)).toMatchObject({ code: 1000, message: '请先进行商户头像、背景图配置' })
    expect(await setup()).toMatchObject({ isSwitch: false, whyNotOpen: '请先进行商户头像、背景图配置' })
    await app.call(merchantApi.editInfo, storeInfoDraft, { token })
    expect((await turn(true)).code).toBe(200)
    expect(await changesOf(app, shop)).toEqual([{ field: '商户开关', before: '关闭', after: '开启' }])
    expect(await setup()).toMatchObject({ isSwitch: true, whyNotOpen: null })
  })

  test('twice is once, and without a value it turns', async () => {
    await app.call(merchantApi.editInfo, storeInfoDraft, { token })
    for (const { code } of await Promise.all([turn(true), turn(true)])) expect(code).toBe(200)
    expect((await setup()).isSwitch).toBe(true)
    await send(`${app.url}/api${merchantApi.switch.path}`, { token, method: 'POST' })
    expect((await setup()).isSwitch).toBe(false)
  })
})

describe('closing', () => {
  beforeEach(() => setShop(app, shop, { isOpen: true }))

  test('takes every product off sale, those of nobody else, and puts none back', async () => {
    const stranger = await makeShop(app)
    const [first, second, other] = [
      await makeProduct(app, shop),
      await makeProduct(app, shop),
      await makeProduct(app, stranger),
    ]
    expect(await setup()).toMatchObject({ onSaleNum: 2 })
    expect((await turn(false)).code).toBe(200)
    expect(await changesOf(app, shop)).toEqual([
      { field: '商户开关', before: '开启', after: '关闭' },
      { field: '下架商品', before: '', after: '2 件' },
    ])
    expect([await isShown(first.id), await isShown(second.id)]).toEqual([false, false])
    const theirs = await app.call(productApi.info, { id: other.id }, { token: stranger.owner.token })
    expect(theirs.data.isShow).toBe(true)
    await app.call(merchantApi.editInfo, storeInfoDraft, { token })
    await turn(true)
    expect(await isShown(first.id)).toBe(false)
  })

  test('and putting on sale at the same moment: nothing is on sale in a closed shop', async () => {
    for (let round = 0; round < 5; round += 1) {
      await setShop(app, shop, { isOpen: true })
      const { id } = await makeProduct(app, shop)
      await app.call(productApi.down, { id }, { token })
      const [up, closed] = await Promise.all([app.call(productApi.up, { id }, { token }), turn(false)])
      expect(closed.code).toBe(200)
      expect([200, 4103]).toContain(up.code)
      expect(await isShown(id)).toBe(false)
    }
  })
})

test('the checklist of a new shop is done step by step', async () => {
  expect(await doneSteps()).toEqual([])
  await app.call(merchantApi.editInfo, storeInfoDraft, { token })
  expect(await doneSteps()).toEqual(['info', 'address'])
  await app.call(returnAddressApi.add, returnAddressDraft, { token })
  await app.call(shippingApi.save, shippingDraftOf('模板'), { token })
  expect(await doneSteps()).toEqual(['info', 'address', 'returnAddress', 'freight'])
  await makeProduct(app, shop)
  const wechat = { wechatCode: 'shanfeng', wechatQrcodeUrl: '/media/qr.png', realName: '林知夏' }
  const none = { bankUserName: '', bankName: '', bankCard: '', bankAddress: '', alipayCode: '', alipayQrcodeUrl: '' }
  await app.call(settlementApi.edit, { settlementType: 'wechat', bankAccountType: 0, ...none, ...wechat }, { token })
  expect(await doneSteps()).toEqual(['info', 'address', 'returnAddress', 'freight', 'product', 'settlement'])
})
