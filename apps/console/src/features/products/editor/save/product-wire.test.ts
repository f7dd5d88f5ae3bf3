import { linesForSpecs } from '#widgets/sku-grid/lines/sku-lines.ts'
import { productDraft, productChange } from '@zhanggui/contract/goods/product-draft'
import { single, type Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { HalfProduct } from './product-schema.ts'
import { newValues, singleLine } from './product-values.ts'
import { changeFrom, cellErrorsOf, draftFrom, linesToSend } from './product-wire.ts'

const intent = { isAutoUp: false, isAutoSubmitAudit: false }
const specs: Spec[] = [{ name: '颜色', values: ['红', '蓝,绿'] }]
const loaded: HalfProduct = {
  type: 0,
  content: '',
  deliveryMethod: ['2', '1'],
  refundSwitch: true,
  guaranteeIds: [],
  couponIds: [],
  sort: 0,
  name: '茶',
  cateId: [3, 4],
  categoryId: 9,
  brandId: 0,
  unitName: '件',
  tempId: 5,
  intro: '好茶',
  keyword: ['春', '新'],
  image: '/media/a.png',
  sliderImage: ['/media/v.mp4', '/media/a.png'],
  specType: true,
  attr: specs,
  attrValue: linesForSpecs([], [], specs).map((line, index) => ({
    ...line,
    id: index + 1,
    loadedStock: 5,
    stock: 5,
    image: '/media/a.png',
    weight: 250,
  })),
}
const change = (product: HalfProduct) => changeFrom(product, { ...newValues, ...loaded }, intent)

test('what is virtual is not delivered, whatever was chosen before', () => {
  expect(draftFrom({ ...loaded, type: 2 }, intent)).toMatchObject({ type: 2, tempId: null, deliveryMethod: [] })
  expect(draftFrom(loaded, intent)).toMatchObject({ type: 0, tempId: 5, deliveryMethod: ['2', '1'] })
})

test('only of virtual goods can be said that nobody gets money back', () => {
  const none = { ...loaded, refundSwitch: false }
  expect([draftFrom({ ...none, type: 2 }, intent).refundSwitch, draftFrom(none, intent).refundSwitch]).toEqual([
    false,
    true,
  ])
})

test('a new product is what the contract takes', () => {
  const draft = draftFrom(
    { ...loaded, attrValue: loaded.attrValue.map(({ id: _id, ...line }) => line) },
    { ...intent, isAutoUp: true },
  )
  expect(z.safeEncode(productDraft, draft).error).toBeUndefined()
  expect(draft).toMatchObject({
    cateId: [3, 4],
    keyword: ['春', '新'],
    sliderImage: ['/media/v.mp4', '/media/a.png'],
    attr: [{ name: '颜色', values: ['红', '蓝,绿'] }],
    isAutoUp: true,
  })
  expect(draft.attrValue[1]).toEqual({
    values: { 颜色: '蓝,绿' },
    image: '/media/a.png',
    price: 0,
    cost: 0,
    otPrice: 0,
    stock: 5,
    weight: 250,
    volume: 0,
    barCode: '',
  })
})

test('sends only the differences of a change', () => {
  expect(change(loaded)).toEqual(intent)
  const [first, second] = loaded.attrValue
  if (!first || !second) throw new Error('no lines')
  const next = change({ ...loaded, name: '茶叶', attrValue: [first, { ...second, price: 900, stock: 8 }] })
  expect(next).toMatchObject({
    name: '茶叶',
    skuChanges: { put: [{ id: 2, price: 900, stock: 8, loadedStock: 5 }], removed: [] },
  })
  expect(Object.keys(next)).toEqual(['name', 'skuChanges', 'isAutoUp', 'isAutoSubmitAudit'])
  expect(z.safeEncode(productChange, { id: 7, ...next }).error).toBeUndefined()
})

test('lines that went are named, new ones have no id', () => {
  const next = change({
    ...loaded,
    specType: false,
    attr: [single],
    attrValue: [singleLine('/media/a.png')],
  })
  expect(next.skuChanges).toMatchObject({ put: [{ values: { 规格: '默认' } }], removed: [1, 2] })
  expect(next.skuChanges?.put[0]).not.toHaveProperty('id')
})

test('complaints of the server find their cells', () => {
  const lines = linesToSend(loaded.attrValue, [])
  const found = cellErrorsOf(lines, [
    { path: 'attrValue.1.price', message: '售价不能超过999999.99' },
    { path: 'skuChanges.put.0.stock', message: '库存不能为负数' },
    { path: 'name', message: '商品名称不能为空' },
  ])
  expect([...found]).toEqual([
    [lines[1], { price: '售价不能超过999999.99' }],
    [lines[0], { stock: '库存不能为负数' }],
  ])
})
