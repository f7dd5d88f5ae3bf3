import { expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { auditStatus, productType } from './product-codes.ts'
import { whyNotOnSale, type ProductFormSheet } from './publish-checklist.ts'
import { single } from './sku/sku-rules.ts'

const whole: ProductFormSheet = {
  name: '绿茶',
  cateId: [1],
  categoryId: 3,
  brandId: 0,
  unitName: '盒',
  tempId: 5,
  intro: '明前',
  image: 'a.png',
  sliderImage: ['a.png'],
  specType: false,
  attr: [single],
  attrValue: [{ image: 'a.png', price: toFen(100), stock: 5 }],
  deliveryMethod: ['1'],
}
const flags = { isShow: false, isAudit: false, auditStatus: auditStatus.is.passed, isRecycle: false, isDel: false }
const open = { productSwitch: true, storeOpen: true }
const passed = { flags, context: open }

test('nothing stands against a whole and reviewed product', () => {
  expect(whyNotOnSale(whole, passed)).toEqual([])
})

test('what is missing is told in the order of the form', () => {
  const empty: ProductFormSheet = {
    name: ' ',
    cateId: [],
    unitName: '',
    intro: '',
    image: '',
    sliderImage: [],
    specType: true,
    attr: [],
    attrValue: [],
    deliveryMethod: [],
  }
  const obstacles = whyNotOnSale(empty, passed)
  expect(obstacles.map(({ field }) => field).join()).toBe(
    'name,cateId,categoryId,brandId,unitName,tempId,intro,image,sliderImage,attr,attrValue,deliveryMethod',
  )
  expect(obstacles.find(({ field }) => field === 'attr')?.text).toBe('请填写规格！')
})

test('goods that nobody carries lack neither a template nor a way of delivery', () => {
  const virtual = { ...whole, type: productType.is.virtual, tempId: null, deliveryMethod: [] }
  expect(whyNotOnSale(virtual, passed)).toEqual([])
  expect(whyNotOnSale({ ...virtual, type: productType.is.ordinary }, passed)).toHaveLength(2)
})

test('SKUs are counted', () => {
  const skus = [{ image: '', price: toFen(0) }, { image: '' }, { image: 'a.png', price: toFen(100), wrong: ['售价'] }]
  const multi = { ...whole, specType: true, attr: [{ name: '颜色', values: ['红', '绿', '蓝'] }], attrValue: skus }
  expect(whyNotOnSale(multi, passed)).toEqual([
    { field: 'attrValue', text: '2 个规格没有图片' },
    { field: 'attrValue', text: '2 个规格没有售价' },
    { field: 'attrValue', text: '1 个规格的售价有误' },
  ])
})

test('other figures that block the save are named', () => {
  const skus = [
    { image: 'a.png', price: toFen(100), wrong: ['成本价', '库存'] },
    { image: 'a.png', price: toFen(100), wrong: ['库存'] },
  ]
  const multi = { ...whole, specType: true, attr: [{ name: '颜色', values: ['红', '绿'] }], attrValue: skus }
  expect(whyNotOnSale(multi, passed).map(({ text }) => text)).toEqual(['1 个规格的成本价有误', '2 个规格的库存有误'])
})

test('a stock that nobody has filled in is asked about, until it is on sale', () => {
  const fresh = { ...whole, attrValue: [{ image: 'a.png', price: toFen(1), stock: 0 }] }
  expect(whyNotOnSale(fresh, passed).map(({ text }) => text)).toEqual(['库存都是 0，请确认'])
  expect(whyNotOnSale(fresh, { ...passed, flags: { ...flags, isShow: true } })).toEqual([])
})

const waiting = { ...flags, auditStatus: auditStatus.is.waiting }
test.each([
  ['new', undefined, open, '尚未提交平台审核'],
  ['new and exempt', undefined, { productSwitch: false, storeOpen: true }, undefined],
  ['new in a closed shop', undefined, { productSwitch: false, storeOpen: false }, '商户开关未开启'],
  ['half, of an exempt shop', { ...waiting, skipsReview: true }, { ...open, productSwitch: false }, undefined],
  ['submitted', { ...waiting, isAudit: true }, open, '平台审核中'],
  ['refused', { ...flags, auditStatus: auditStatus.is.refused }, open, '审核未通过，请修改后重新提审'],
  ['in the bin', { ...flags, isRecycle: true }, open, '商品在回收站'],
  ['on sale already', { ...flags, isShow: true }, { ...open, storeOpen: false }, undefined],
])('a product that is %s', (_, stored, context, text) => {
  expect(whyNotOnSale(whole, { flags: stored, context })[0]?.text).toBe(text)
})
