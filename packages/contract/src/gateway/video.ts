import { accessTask, brandReview, draftReview } from '@zhanggui/domain/video/video-codes'
import { z } from 'zod'
import { area, id } from '../kernel/endpoint.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, pageOf, pageQuery, text } from '../kernel/shapes.ts'
import { accessInfo } from '../video/video-access.ts'
import { categoryNeeds, draftRow } from '../video/video-fields.ts'
import { merId } from './gateway-fields.ts'

const reason = text('拒绝原因', { max: 200, blank: '审核拒绝请填写拒绝原因' })
const oneDraft = z.object({ merId, id })
const draft = draftRow.omit({ sync: true }).extend({ merId: z.int() })

const name = (label: string) => text(label, { max: 64 })
const about = (label: string) => z.string().trim().max(1000, `${label}过长`).default('')
const category = z.object({
  thirdCatId: id,
  thirdCatName: name('三级类目名称'),
  secondCatId: id,
  secondCatName: name('二级类目名称'),
  firstCatId: id,
  firstCatName: name('一级类目名称'),
  ...categoryNeeds,
  qualification: about('类目资质'),
  productQualification: about('商品资质'),
})
const brand = z.object({
  brandId: id,
  brandWording: name('品牌名称'),
  status: z.literal(brandReview.codes, { error: '未知的品牌状态' }),
})
const upTo = <T extends z.ZodType>(row: T, label: string) =>
  z.array(row).min(1, `请填写${label}`).max(500, `一次最多500个${label}`)

const MAX_LIST = 1024 * 1024

const exampleCategory: z.input<typeof category> = {
  thirdCatId: 1211,
  thirdCatName: '绿茶',
  secondCatId: 1210,
  secondCatName: '茶',
  firstCatId: 1208,
  firstCatName: '食品饮料',
  qualification: '',
  qualificationType: 0,
  productQualification: '商品检测报告',
  productQualificationType: 2,
  status: 3,
}
const exampleBrand: z.input<typeof brand> = { brandId: 3301, brandWording: '山风', status: 1 }

const exampleDraft: z.input<typeof draft> = {
  merId: 1,
  id: 5021,
  productId: 0,
  primaryProductId: 2034,
  title: '明前龙井 视频号专享',
  headImg: '["/media/1/tea.jpg"]',
  thirdCatId: 1211,
  thirdCatName: '食品饮料 / 茶 / 绿茶',
  brandId: 3301,
  brandWording: '山风',
  giveIntegral: 0,
  ficti: 0,
  sales: 12,
  stock: 120,
  platformEditStatus: 2,
  editStatus: 1,
  platformStatusReason: '',
  editStatusReason: '',
  version: 1,
  addTime: '2026-11-17 10:00:00',
}

const exampleAccess: z.input<typeof accessInfo> = {
  status: 1,
  companyName: '杭州山风茶业有限公司',
  licenseImg: '/media/1/licence.jpg',
  contactName: '林山',
  contactPhone: '13800000001',
  thirdCatIds: [1211],
  thirdCatNames: ['食品饮料 / 茶 / 绿茶'],
  brandIds: [3301],
  brandNames: ['山风'],
  remark: '',
  rejectReason: '',
  submitTime: '2026-11-17 09:00:00',
  auditTime: null,
  tasks: {
    spu_audit: false,
    ec_order: false,
    send_delivery: false,
    ec_after_sale: false,
    test_api: false,
    deploy_wxa: false,
  },
  version: 1,
}

/** The video channel: the platform decides about applications and drafts, and keeps categories and brands. */
export const videoGateway = area('video', {
  access: gatewayGet('/video/access/info', {
    title: '商户接入视频号的申请',
    scope: 'video',
    query: z.object({ merId }),
    reply: accessInfo,
    example: { ask: { merId: 1 }, answer: exampleAccess },
  }),
  passAccess: gatewayPost('/video/access/pass', {
    title: '平台通过视频号接入申请',
    scope: 'video',
    body: z.object({ merId }),
    reply: done,
    example: { ask: { merId: 1 }, answer: null },
  }),
  refuseAccess: gatewayPost('/video/access/refuse', {
    title: '平台驳回视频号接入申请',
    scope: 'video',
    body: z.object({ merId, reason }),
    reply: done,
    example: { ask: { merId: 1, reason: '营业执照不清晰' }, answer: null },
  }),
  /** All that are done; the others are still to be done. */
  setTasks: gatewayPost('/video/access/tasks', {
    title: '更新视频号接入任务',
    scope: 'video',
    body: z.object({
      merId,
      done: z.array(z.enum(accessTask.codes, { error: '未知的接入任务' })).max(6, '接入任务过多'),
    }),
    reply: done,
    example: { ask: { merId: 1, done: ['spu_audit', 'ec_order'] }, answer: null },
  }),
  drafts: gatewayGet('/video/draft/list', {
    title: '视频号草稿商品列表',
    scope: 'video',
    query: pageQuery.extend({
      merId,
      platformEditStatus: z.coerce.number<number | string>().pipe(z.literal(draftReview.codes)).optional(),
    }),
    reply: pageOf(draft),
    example: {
      ask: { merId: 1, platformEditStatus: 2 },
      answer: { page: 1, limit: 20, totalPage: 1, total: 1, list: [exampleDraft] },
    },
  }),
  /** Sends it on to the social platform. */
  passDraft: gatewayPost('/video/draft/pass', {
    title: '平台审核通过视频号商品',
    scope: 'video',
    body: oneDraft,
    reply: done,
    example: { ask: { merId: 1, id: 5021 }, answer: null },
  }),
  refuseDraft: gatewayPost('/video/draft/refuse', {
    title: '平台审核拒绝视频号商品',
    scope: 'video',
    body: oneDraft.extend({ reason }),
    reply: done,
    example: { ask: { merId: 1, id: 5021, reason: '标题与商品不符' }, answer: null },
  }),
  /** Until the platform lets it go, the shop cannot put it on again. */
  takeDown: gatewayPost('/video/product/take-down', {
    title: '平台下架视频号商品',
    scope: 'video',
    body: oneDraft,
    reply: done,
    example: { ask: { merId: 1, id: 5021 }, answer: null },
  }),
  release: gatewayPost('/video/product/release', {
    title: '平台解除下架视频号商品',
    scope: 'video',
    body: oneDraft,
    reply: done,
    example: { ask: { merId: 1, id: 5021 }, answer: null },
  }),
  categories: gatewayGet('/video/category/list', {
    title: '视频号类目列表',
    scope: 'video',
    reply: z.array(category),
    example: { ask: {}, answer: [exampleCategory] },
  }),
  /** Adds those that are new and replaces those that are known. */
  putCategories: gatewayPost('/video/category/put', {
    title: '维护视频号类目',
    scope: 'video',
    body: z.object({ list: upTo(category, '类目') }),
    maxBody: MAX_LIST,
    reply: done,
    example: { ask: { list: [exampleCategory] }, answer: null },
  }),
  removeCategories: gatewayPost('/video/category/remove', {
    title: '移除视频号类目',
    scope: 'video',
    body: z.object({ ids: z.array(id).min(1, '请选择类目').max(500, '类目过多') }),
    reply: done,
    operation: 'remove',
    example: { ask: { ids: [1211] }, answer: null },
  }),
  brands: gatewayGet('/video/brand/list', {
    title: '视频号品牌列表',
    scope: 'video',
    reply: z.array(brand),
    example: { ask: {}, answer: [exampleBrand] },
  }),
  putBrands: gatewayPost('/video/brand/put', {
    title: '维护视频号品牌',
    scope: 'video',
    body: z.object({ list: upTo(brand, '品牌') }),
    maxBody: MAX_LIST,
    reply: done,
    example: { ask: { list: [exampleBrand] }, answer: null },
  }),
  removeBrands: gatewayPost('/video/brand/remove', {
    title: '移除视频号品牌',
    scope: 'video',
    body: z.object({ ids: z.array(id).min(1, '请选择品牌').max(500, '品牌过多') }),
    reply: done,
    operation: 'remove',
    example: { ask: { ids: [3301] }, answer: null },
  }),
})
