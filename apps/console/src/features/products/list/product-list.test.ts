import { auditStatus, productBatchAction, productTab } from '@zhanggui/domain/product/product-codes'
import { expect, test } from 'vitest'
import { batchInput } from '../batch/batch-input.ts'
import { batchQuestion } from '../batch/batch-texts.ts'
import { fakeRow } from '#api/testing/fake-product.ts'
import { rowActionOf } from './product-row-actions.ts'
import { tabFrom, tabItems } from './product-tab-address.ts'

const product = fakeRow(7)
const shop = { productSwitch: true, storeOpen: true }
const handlers = {
  open: () => undefined,
  submit: () => undefined,
  giveCoupons: () => undefined,
  planChange: () => undefined,
}

test('the address names the tab, and what it does not know is what is on sale', () => {
  expect(['7', '9', '', null].map(tabFrom)).toEqual([7, 1, 1, 1])
})

test('the first tab has no word in the address unless it is written there', () => {
  const counts = [
    { type: productTab.is.onSale, count: 12 },
    { type: productTab.is.warehouse, count: 1 },
    { type: productTab.is.soldOut, count: 5 },
    { type: productTab.is.recycled, count: 7 },
  ]
  expect(tabItems(counts, null).slice(0, 3)).toEqual([
    { value: '0', label: '全部', count: 13, isTotal: true },
    { value: '', label: '出售中', count: 12, isTotal: false },
    { value: '2', label: '仓库中', count: 1, isTotal: false },
  ])
  expect(tabItems(counts, '1')[1]?.value).toBe('1')
  expect(tabItems(undefined, null)[0]?.count).toBeUndefined()
})

test('ticked products are named, all results are described with how many were seen', () => {
  const filter = { type: productTab.is.draft, keywords: '茶' }
  const ticked = { isAll: false, rows: [product], count: 1 }
  expect(batchInput(ticked, filter)).toEqual({ idList: [7] })
  expect(batchInput({ ...ticked, isAll: true, count: 45 }, filter)).toEqual({ filter, expected: 45 })
  expect(batchQuestion(productBatchAction.is.recycle, 45, [])).toBe('确定批量加入回收站吗？（共 45 个商品）')
  const blocks = [
    { reason: '商品审核中', count: 2 },
    { reason: '商品已进入回收站', count: 1 },
  ]
  expect(batchQuestion(productBatchAction.is.up, 45, blocks)).toBe(
    '确定要将选中商品批量上架吗?（共 45 个商品，其中 3 个不会处理：商品审核中 2 个、商品已进入回收站 1 个）',
  )
})

test('a product is edited without a detour, on sale or not; half a product says what it lacks', () => {
  for (const isShow of [true, false]) {
    expect(rowActionOf('edit', { ...product, isShow }, shop, handlers).to).toBe('/product/list/creatProduct/7/2')
  }
  const half = { ...product, auditStatus: auditStatus.is.waiting, missing: ['tempId' as const] }
  expect(rowActionOf('submit', half, shop, handlers).because).toBe('商品资料不完整，还缺：运费模板')
})

test('what is blocked says why', () => {
  const inReview = { ...product, auditStatus: auditStatus.is.waiting, isAudit: true }
  expect(rowActionOf('stock', inReview, shop, handlers).because).toBe('商品审核中')
  expect(rowActionOf('restore', product, shop, handlers).because).toBe('商品不在回收站')
  expect(rowActionOf('reviewFree', product, shop, handlers).because).toBeUndefined()
})
