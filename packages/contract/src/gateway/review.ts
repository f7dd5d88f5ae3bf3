import { z } from 'zod'
import { shopTime, yuan } from '../kernel/codecs.ts'
import { area, id } from '../kernel/endpoint.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, pageOf, pageQuery } from '../kernel/shapes.ts'
import { productDetail } from '../goods/product.ts'
import { merId } from './gateway-fields.ts'

const waitingRow = z.object({
  merId: z.int(),
  merName: z.string(),
  id: z.int(),
  name: z.string(),
  image: z.string(),
  price: yuan,
  categoryName: z.string(),
  /** Goes on sale automatically once approved. */
  isAutoUp: z.boolean(),
  submitTime: shopTime,
})

/** Products are identified together with their merchant, so that a cluster can route the query. */
const oneProduct = z.object({ merId, id })

/** Specs and SKUs are left out. */
const exampleProduct: z.input<typeof productDetail> = {
  id: 2034,
  type: 0,
  image: '/media/1/tea.jpg',
  sliderImage: '["/media/1/tea.jpg"]',
  name: '明前龙井',
  intro: '西湖产区，手工炒制',
  keyword: '龙井,绿茶',
  cateId: '12',
  categoryId: 261,
  brandId: 12,
  brandName: '山风',
  guaranteeIds: '3',
  guaranteeList: [{ id: 3, name: '七天无理由', icon: '', isShow: true }],
  couponIds: '',
  couponList: [],
  unitName: '盒',
  tempId: 5,
  sort: 0,
  specType: false,
  deliveryMethod: '1',
  refundSwitch: true,
  attr: [],
  attrValue: [],
  content: '<p>明前龙井</p>',
  isShow: false,
  isAudit: true,
  isRecycle: false,
  auditStatus: 1,
  isAutoUp: true,
  reason: '',
  missing: [],
  skipsReview: false,
  stock: 120,
  sales: 0,
  ficti: 0,
  collectNum: 0,
  version: 1,
  createTime: '2026-11-18 08:50:00',
  updateTime: '2026-11-18 09:00:00',
}

/** What the platform decides about products (sheet of products, 3.1 and 7.4). */
export const reviewGateway = area('review', {
  waiting: gatewayGet('/product/review/waiting', {
    title: '待审核商品列表',
    scope: 'product:audit',
    query: pageQuery.extend({ merId: merId.optional(), id: id.optional() }),
    reply: pageOf(waitingRow),
    example: {
      ask: { merId: 1 },
      answer: {
        page: 1,
        limit: 20,
        totalPage: 1,
        total: 1,
        list: [
          {
            merId: 1,
            merName: '山风茶铺',
            id: 2034,
            name: '明前龙井',
            image: '/media/1/tea.jpg',
            price: '99.00',
            categoryName: '绿茶',
            isAutoUp: true,
            submitTime: '2026-11-18 09:00:00',
          },
        ],
      },
    },
  }),
  info: gatewayGet('/product/review/info', {
    title: '商品详情',
    scope: 'product:audit',
    query: oneProduct,
    reply: productDetail,
    example: { ask: { merId: 1, id: 2034 }, answer: exampleProduct },
  }),
  pass: gatewayPost('/product/review/pass', {
    title: '平台审核通过商品',
    scope: 'product:audit',
    body: oneProduct,
    reply: done,
    example: { ask: { merId: 1, id: 2034 }, answer: null },
  }),
  refuse: gatewayPost('/product/review/refuse', {
    title: '平台审核拒绝商品',
    scope: 'product:audit',
    body: oneProduct.extend({
      reason: z
        .string({ error: '审核拒绝请填写拒绝原因' })
        .trim()
        .min(1, '审核拒绝请填写拒绝原因')
        .max(100, '拒绝原因不能超过100个字符'),
    }),
    reply: done,
    example: { ask: { merId: 1, id: 2034, reason: '图片模糊' }, answer: null },
  }),
  forceOffSale: gatewayPost('/product/force-down', {
    title: '平台强制下架商品',
    scope: 'product:force-down',
    body: z.object({ merId, ids: z.array(id).min(1, '请选择商品').max(100, '一次最多下架100个商品') }),
    reply: done,
    example: { ask: { merId: 1, ids: [2034, 2035] }, answer: null },
  }),
})
