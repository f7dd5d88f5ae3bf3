import { productApi } from '@zhanggui/contract/goods/product'
import { toFen } from '@zhanggui/domain/kernel/money'
import { auditStatus, keptTabs, productTab } from '@zhanggui/domain/product/product-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProductDraft, putState, setShop, skuDraft } from '#test/make/product-draft.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
let shop: Shop
let as: { token: string }

beforeEach(async () => {
  shop = await makeShop(app)
  await setShop(app, shop, { needsReview: false })
  as = { token: shop.owner.token }
})

async function saved(price = 100, stock = 5, sort = 0): Promise<number> {
  const attrValue = [skuDraft({ 规格: '默认' }, { price: toFen(price), stock })]
  const draft = await makeProductDraft(app, shop, { name: '排序杯', sort, attrValue })
  return (await app.call(productApi.save, draft, as)).data.id
}

describe('the order', () => {
  const orders = ['price', '-price', 'stock', '-stock', 'sales', 'createTime', '-createTime', 'sort', '-sort'] as const

  test.each(['a whole tab', 'what a filter leaves of it'])('%s goes by each column, both ways', async (of) => {
    const [a, b, c] = [await saved(300, 5, 1), await saved(100, 9, 3), await saved(100, 7, 2)]
    await putState(app, shop, b, { audit: auditStatus.is.refused })
    const filter = of === 'a whole tab' ? {} : { keywords: '排序' }
    const listed = async (sort: (typeof orders)[number], page?: number) => {
      const query = { type: productTab.is.all, sort, ...filter, ...(page && { page, limit: 1 }) }
      return (await app.call(productApi.list, query, as)).data.list.map(({ id }) => id)
    }
    expect(Object.fromEntries(await Promise.all(orders.map(async (sort) => [sort, await listed(sort)])))).toEqual({
      price: [b, c, a],
      '-price': [a, c, b],
      stock: [a, c, b],
      '-stock': [b, c, a],
      sales: [a, b, c],
      createTime: [a, b, c],
      '-createTime': [c, b, a],
      sort: [a, c, b],
      '-sort': [b, c, a],
    })
    expect(await Promise.all([1, 2, 3].map((page) => listed('-price', page)))).toEqual([[a], [c], [b]])
  })

  test('by anything else is refused', async () => {
    const path = `${app.url}/api${productApi.list.path}?type=1&sort=cost_fen`
    const response = await fetch(path, { headers: { 'x-token': as.token } })
    expect(await response.json()).toMatchObject({ code: 400, message: '未知的排序方式' })
  })
})

test('全部 is whatever is not in the bin, counted by its tabs', async () => {
  const kept = [await saved(), await saved()]
  const [recycled, refused] = [await saved(), kept[0] ?? 0]
  await putState(app, shop, recycled, { isRecycle: true })
  await putState(app, shop, refused, { audit: auditStatus.is.refused })
  const { data } = await app.call(productApi.list, { type: productTab.is.all }, as)
  expect(data.list.map(({ id }) => id)).toEqual(kept.toReversed())
  const tabs = (await app.call(productApi.tabs, {}, as)).data.filter(({ type }) => keptTabs.some((tab) => tab === type))
  expect([data.total, tabs.reduce((sum, { count }) => sum + count, 0)]).toEqual([2, 2])
})
