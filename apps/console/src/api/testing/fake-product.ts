import type { ProductDetail, ProductRow } from '@zhanggui/contract/goods/product'
import type { SkuRow } from '@zhanggui/contract/goods/sku'
import { toFen } from '@zhanggui/domain/kernel/money'
import { auditStatus } from '@zhanggui/domain/product/product-codes'

const at = new Date('2026-03-01T04:00:00Z')

/** Products for tests: approved and off the shelf unless they say otherwise. */
export const fakeRow = (id: number, more: Partial<ProductRow> = {}): ProductRow => ({
  id,
  image: '/media/a.png',
  name: `茶${id}`,
  keyword: [],
  cateId: [3],
  categoryId: 9,
  price: toFen(1000),
  sort: 0,
  sales: 0,
  ficti: 0,
  stock: 10,
  isShow: false,
  auditStatus: auditStatus.is.passed,
  isAudit: false,
  isRecycle: false,
  reason: '',
  missing: [],
  collectCount: 0,
  type: 0,
  specType: true,
  version: 1,
  createTime: at,
  ...more,
})

export const fakeSku = (id: number, colour: string, more: Partial<SkuRow> = {}): SkuRow => ({
  id,
  label: colour,
  values: { 颜色: colour },
  image: '/media/a.png',
  price: toFen(1000),
  otPrice: toFen(2000),
  cost: toFen(500),
  stock: 5,
  sales: 0,
  weight: 250,
  volume: 0,
  barCode: '',
  ...more,
})

export const fakeDetail = (id: number, more: Partial<ProductDetail> = {}): ProductDetail => {
  const { collectCount: collectNum, ...row } = fakeRow(id)
  return {
    ...row,
    collectNum,
    sliderImage: ['/media/a.png'],
    intro: '好茶',
    brandId: 0,
    brandName: '',
    guaranteeIds: [],
    couponIds: [],
    couponList: [],
    guaranteeList: [],
    unitName: '罐',
    tempId: 5,
    deliveryMethod: ['1'],
    refundSwitch: true,
    attr: [{ id: 1, name: '颜色', values: ['红', '蓝'] }],
    attrValue: [fakeSku(11, '红'), fakeSku(12, '蓝')],
    content: '',
    isAutoUp: false,
    skipsReview: false,
    updateTime: at,
    ...more,
  }
}
