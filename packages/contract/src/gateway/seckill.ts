import { whyNotSessions } from '@zhanggui/domain/seckill/activity-times'
import { seckillAudit } from '@zhanggui/domain/seckill/seckill-codes'
import { z } from 'zod'
import { area, id } from '../kernel/endpoint.ts'
import { obeys } from '../kernel/fields.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, pageOf, pageQuery, text } from '../kernel/shapes.ts'
import { activityRow, day, seckillRow, session } from '../marketing/seckill-fields.ts'
import { createdId, merId } from './gateway-fields.ts'

const quota = (label: string) => z.int(`${label}必须是整数`).min(0, `${label}不能为负数`).max(99_999, `${label}过大`)

const draft = z.object({
  name: text('活动名称', { max: 30 }),
  startDate: day,
  endDate: day,
  /** The same on every day of the activity. */
  timeList: z.array(session).max(24, '活动场次过多').check(obeys(whyNotSessions)),
  oneQuota: quota('单次限购').optional(),
  allQuota: quota('活动限购').optional(),
  merStars: z.int().min(1, '商家星级为1-5').max(5, '商家星级为1-5').optional(),
  /** First-level categories of the platform; none: all. */
  categoryIds: z.array(id).max(100, '平台分类过多').optional(),
  isOpen: z.boolean().optional(),
})

/** Without the figures of one shop. */
const activity = activityRow.omit({ productNum: true })
const product = seckillRow.extend({ merId: z.int() }).omit({ base: true })
const oneProduct = z.object({ merId, id })

const exampleActivity: z.input<typeof activity> = {
  id: 31,
  name: '早春茶会',
  startDate: '2026-11-18',
  endDate: '2026-11-20',
  timeList: ['08:00 - 10:00', '20:00 - 22:00'],
  isOpen: 1,
  oneQuota: 2,
  allQuota: 5,
  merStars: 1,
  proCategory: '2',
  productCategoryNames: '酒水茶饮',
  status: 0,
  createTime: '2026-11-17 09:00:00',
}

const exampleProduct: z.input<typeof product> = {
  merId: 1,
  merName: '山风茶铺',
  id: 4021,
  activityId: 31,
  activityName: '早春茶会',
  activityStatus: 0,
  startDate: '2026-11-18',
  endDate: '2026-11-20',
  timeList: ['08:00 - 10:00', '20:00 - 22:00'],
  isOpen: 1,
  productId: 2034,
  image: '/media/1/tea.jpg',
  name: '明前龙井',
  type: 0,
  specType: false,
  categoryId: 261,
  categoryName: '绿茶',
  price: '99.00',
  seckillPrice: '69.00',
  sort: 0,
  isShow: true,
  auditStatus: 1,
  reason: '',
  quota: 20,
  quotaShow: 20,
  sales: 0,
  attrValue: [
    {
      id: 4022,
      attrValueId: 2035,
      sku: '默认',
      image: '/media/1/tea.jpg',
      otPrice: '99.00',
      price: '69.00',
      quota: 20,
      quotaShow: 20,
      sales: 0,
      stock: 120,
    },
  ],
  createTime: '2026-11-17 10:00:00',
}

/** Flash sales: the platform plans activities and decides about the products that shops offer in them. */
export const seckillGateway = area('seckill', {
  activities: gatewayGet('/seckill/activity/list', {
    title: '秒杀活动列表',
    scope: 'seckill',
    query: pageQuery.extend({ name: z.string().trim().max(50, '搜索内容过长').optional() }),
    reply: pageOf(activity),
    example: {
      ask: { name: '早春' },
      answer: { page: 1, limit: 20, totalPage: 1, total: 1, list: [exampleActivity] },
    },
  }),
  saveActivity: gatewayPost('/seckill/activity/save', {
    title: '添加秒杀活动',
    scope: 'seckill',
    body: draft,
    reply: createdId,
    operation: 'add',
    example: {
      ask: {
        name: '早春茶会',
        startDate: '2026-11-18',
        endDate: '2026-11-20',
        timeList: ['08:00 - 10:00', '20:00 - 22:00'],
        oneQuota: 2,
        allQuota: 5,
        categoryIds: [2],
      },
      answer: { id: 31 },
    },
  }),
  /** What is not sent stays as it is; `isOpen` alone opens or closes it. */
  updateActivity: gatewayPost('/seckill/activity/update', {
    title: '修改秒杀活动',
    scope: 'seckill',
    body: draft.partial().extend({ id }),
    reply: done,
    example: { ask: { id: 31, isOpen: false }, answer: null },
  }),
  products: gatewayGet('/seckill/product/list', {
    title: '秒杀商品列表',
    scope: 'seckill',
    query: pageQuery.extend({
      merId,
      activityId: id.optional(),
      auditStatus: z.coerce.number<number | string>().pipe(z.literal(seckillAudit.codes)).optional(),
    }),
    reply: pageOf(product),
    example: {
      ask: { merId: 1, auditStatus: 1 },
      answer: { page: 1, limit: 20, totalPage: 1, total: 1, list: [exampleProduct] },
    },
  }),
  pass: gatewayPost('/seckill/product/pass', {
    title: '平台审核通过秒杀商品',
    scope: 'seckill',
    body: oneProduct,
    reply: done,
    example: { ask: { merId: 1, id: 4021 }, answer: null },
  }),
  refuse: gatewayPost('/seckill/product/refuse', {
    title: '平台审核拒绝秒杀商品',
    scope: 'seckill',
    body: oneProduct.extend({ reason: text('拒绝原因', { max: 100, blank: '审核拒绝请填写拒绝原因' }) }),
    reply: done,
    example: { ask: { merId: 1, id: 4021, reason: '活动价高于近期售价' }, answer: null },
  }),
  forceDown: gatewayPost('/seckill/product/force-down', {
    title: '平台强制下架秒杀商品',
    scope: 'seckill',
    body: oneProduct,
    reply: done,
    example: { ask: { merId: 1, id: 4021 }, answer: null },
  }),
})
