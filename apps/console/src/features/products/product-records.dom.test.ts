import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import { toFen } from '@zhanggui/domain/kernel/money'
import { afterEach, expect, test } from 'vitest'
import productRecords from './product-records.ts'

afterEach(forgetSession)

const row: PickerRow = {
  id: 7,
  image: '/media/a.png',
  name: '龙井',
  storeName: '龙井',
  keyword: [],
  price: toFen(1250),
  stock: 3,
  sales: 0,
  ficti: 0,
  unitName: '件',
  isShow: false,
  specType: false,
  type: 0,
  categoryId: 261,
  categoryName: '绿茶',
  merName: '测试小店',
  merStarLevel: 4,
  attrValue: [],
}

test('five products at most, each with the way to it', async () => {
  const server = fakeServer().reply(productApi.pick, { page: 1, limit: 5, total: 1, totalPage: 1, list: [row] })
  await signInAtFake(server)
  const found = await productRecords.find('龙井', new AbortController().signal)
  expect(found).toEqual([
    { id: 7, label: '龙井', hint: '商品详情 · ID 7 · 12.50 元', path: '/product/list/creatProduct/7/1' },
  ])
  expect(server.calls(productApi.pick)).toEqual([{ overview: true, keywords: '龙井', limit: 5 }])
})
