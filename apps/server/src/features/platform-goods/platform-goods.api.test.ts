import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import type { GoodsCategoryNode } from '@zhanggui/contract/goods/store-category'
import { describe, expect, test } from 'vitest'
import { setPlatformRow } from '#test/make/platform-goods.sql'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
/** Lookups that every signed-in person may read. */
const someone = async () => ({ token: (await makeStaff(app, await makeShop(app))).token })

const leavesIn = (nodes: readonly GoodsCategoryNode[]): GoodsCategoryNode[] =>
  nodes.flatMap((node) => (node.childList.length > 0 ? leavesIn(node.childList) : [node]))
const GREEN_TEA = 261

describe('the categories', () => {
  test('are a tree of three levels', async () => {
    const { data } = await app.call(platformGoodsApi.categories, {}, await someone())
    expect(data.map(({ name }) => name).slice(0, 2)).toEqual(['食品生鲜', '酒水茶饮'])
    const leaves = leavesIn(data)
    expect(new Set(leaves.map(({ level }) => level))).toEqual(new Set([3]))
    expect(leaves.length).toBeGreaterThan(200)
    expect(leaves.find(({ id }) => id === GREEN_TEA)).toMatchObject({ name: '绿茶', pid: 26 })
  })

  test('hide with a hidden one all that lies below it', async () => {
    const all = leavesIn((await app.call(platformGoodsApi.categories, {}, await someone())).data)
    await setPlatformRow(app, 'platform_category', 26, { is_shown: false })
    const left = leavesIn((await app.call(platformGoodsApi.categories, {}, await someone())).data)
    expect(all.length - left.length).toBe(all.filter(({ pid }) => pid === 26).length)
    await setPlatformRow(app, 'platform_category', 26, { is_shown: true })
  })
})

describe('the brands', () => {
  const brandsOf = async (input: { cid: number; brandName?: string; page?: number; limit?: number }) =>
    (await app.call(platformGoodsApi.brands, input, await someone())).data
  const [LANQI, YUNJIAO] = [11, 12]

  test('of a category have pages and are found by part of the name', async () => {
    expect((await brandsOf({ cid: GREEN_TEA })).list.map(({ name }) => name)).toEqual([
      '岚栖茶事',
      '云脚山房',
      '半盏青',
    ])
    expect(await brandsOf({ cid: GREEN_TEA, page: 2, limit: 1 })).toMatchObject({ total: 3, list: [{ id: YUNJIAO }] })
    expect((await brandsOf({ cid: GREEN_TEA, brandName: '山' })).list.map(({ id }) => id)).toEqual([YUNJIAO])
    expect(await brandsOf({ cid: GREEN_TEA, brandName: '%' })).toMatchObject({ total: 0, totalPage: 0 })
  })

  test('that are hidden are read but not offered; deleted ones are gone', async () => {
    await setPlatformRow(app, 'brand', LANQI, { is_shown: false })
    await setPlatformRow(app, 'brand', YUNJIAO, { deleted_at: app.now() })
    expect((await brandsOf({ cid: GREEN_TEA })).list.map(({ name }) => name)).toEqual(['半盏青'])
    const { data } = await app.call(platformGoodsApi.allBrands, {}, await someone())
    expect(data.filter(({ id }) => id === LANQI || id === YUNJIAO)).toMatchObject([{ id: LANQI, isShow: false }])
  })

  test('need a category', async () => {
    const { token } = await someone()
    const answer = await send(`${app.url}/api${platformGoodsApi.brands.path}`, { method: 'GET', token })
    expect(answer).toMatchObject({ code: 400, message: '分类id不能为空' })
  })
})

test('guarantees are in their order, all of them or those that are shown', async () => {
  await setPlatformRow(app, 'guarantee', 2, { is_shown: false })
  await setPlatformRow(app, 'guarantee', 3, { deleted_at: app.now() })
  const idsOf = async (input: { type?: '0' | '1' }) =>
    (await app.call(platformGoodsApi.guarantees, input, await someone())).data.map(({ id }) => id)
  expect(await idsOf({})).toEqual([1, 2, 4, 5, 6, 7, 8])
  expect(await idsOf({ type: '1' })).toEqual([1, 4, 5, 6, 7, 8])
})
