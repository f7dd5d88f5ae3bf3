import { returnAddressApi } from '@zhanggui/contract/store/return-address'
import { MOST_RETURN_ADDRESSES } from '@zhanggui/domain/store/return-address-rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { changesOf, logLines } from '#test/read/log.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { returnAddressDraft } from '#test/make/store/store-settings'

const app = setupTestApp()
let shop: Shop
let token: string

beforeEach(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const draft = returnAddressDraft
const add = (more: Partial<typeof draft> = {}) => app.call(returnAddressApi.add, { ...draft, ...more }, { token })
const added = async (more: Partial<typeof draft> = {}) => (await add(more)).data.id
const list = async () => (await app.call(returnAddressApi.list, {}, { token })).data
const flags = async () => (await list()).map(({ id, isDefault, isShow }) => ({ id, isDefault, isShow }))

test('the list has the own ones with the names of their regions, the default first', async () => {
  const [first, second] = [await added(), await added({ regionId: 441900, street: '虎门镇', detail: '1 号' })]
  await app.call(returnAddressApi.add, draft, { token: (await makeShop(app)).owner.token })
  expect(await list()).toMatchObject([
    { id: first, province: '浙江省', city: '杭州市', district: '西湖区', isDefault: true, version: 1 },
    { id: second, province: '广东省', city: '东莞市', district: '', street: '虎门镇', isDefault: false },
  ])
})

test('there is a limit, and an address ends where nothing lies below', async () => {
  expect(await add({ regionId: 330000 })).toMatchObject({ code: 7901, message: '城市区域不存在' })
  for (let count = 0; count < MOST_RETURN_ADDRESSES; count += 1) await add()
  expect(await add()).toMatchObject({ code: 1000, message: '最多添加50个商家地址' })
})

describe('of several one is the default', () => {
  test('also when the first ones come at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => add({ isDefault: true })))
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test('it can be another one, neither hidden nor deleted before', async () => {
    const [first, second] = [await added(), await added({ isShow: false })]
    const at = (id: number) => ({ id, token })
    const call = (name: 'setDefault' | 'delete', { id }: { id: number }) =>
      app.call(returnAddressApi[name], { id }, { token })
    const show = (id: number, isShow: boolean) => app.call(returnAddressApi.show, { id, isShow }, { token })
    expect((await call('setDefault', at(second))).message).toBe('隐藏的地址不能设为默认，请先显示')
    expect(await add({ isDefault: true, isShow: false })).toMatchObject({ data: { fields: [{ path: 'isShow' }] } })
    const hidden = { ...draft, id: first, isShow: false }
    expect(await app.call(returnAddressApi.update, hidden, { token })).toMatchObject({
      message: '默认地址不能隐藏，请先将其他地址设为默认',
      data: { fields: [{ path: 'isShow' }] },
    })
    expect((await show(first, false)).message).toBe('默认地址不能隐藏，请先将其他地址设为默认')
    expect((await call('delete', at(first))).message).toBe('默认地址不能删除，请先将其他地址设为默认')
    await show(second, true)
    expect((await call('setDefault', at(second))).code).toBe(200)
    const text = '浙江省杭州市西湖区文三路 1 号'
    expect(await changesOf(app, shop)).toEqual([{ field: '默认地址', before: '', after: text }])
    expect((await logLines(app, shop)).at(-1)).toMatchObject({ subject: draft.receiverName })
    expect(await flags()).toEqual([
      { id: second, isDefault: true, isShow: true },
      { id: first, isDefault: false, isShow: true },
    ])
    for (const id of [first, second]) expect((await call('delete', at(id))).code).toBe(200)
    expect(await list()).toEqual([])
  })

  test('and stays it while it is edited', async () => {
    const [id, other] = [await added(), await added()]
    const change = { ...draft, id, receiverName: '王店员', version: 1 }
    expect((await app.call(returnAddressApi.update, change, { token })).code).toBe(200)
    expect((await list())[0]).toMatchObject({ id, receiverName: '王店员', isDefault: true, version: 2 })
    expect((await app.call(returnAddressApi.update, change, { token })).code).toBe(409)
    await app.call(returnAddressApi.update, { ...draft, id: other, isDefault: true }, { token })
    expect((await flags())[0]).toMatchObject({ id: other, isDefault: true })
  })
})
