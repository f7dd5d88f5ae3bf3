import { draftReview } from '@zhanggui/domain/video/video-codes'
import { draftStates } from '@zhanggui/domain/video/draft-state'
import { z } from 'zod'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { picture } from '../kernel/fields.ts'
import { done, pageOf, pageQuery } from '../kernel/shapes.ts'
import { RETRY_RATE, retryBody, retryReply, syncHealth } from '../social/sync.ts'
import {
  categoryNodes,
  draftDetail,
  draftRow,
  usableBrand,
  videoDraft,
  videoProductDetail,
  videoProductRow,
} from './video-fields.ts'

/** What tab counts go by; the list has its tab besides. */
const filter = z.object({
  /** Part of the title. */
  search: z.string().trim().max(249, '搜索内容过长').optional(),
  /** The number of it, or of its main product. */
  proId: id.optional(),
})

/** A passed draft is not listed: it is the approved product. */
export const listedStates = draftStates.filter((state) => state !== 'passed')

const { none, waiting } = draftReview.is
const BASE = '/admin/merchant/pay/component'
const DRAFTS = '/videoChannel/draftList'
const PRODUCTS = '/videoChannel/productList'
/** Two thousand SKUs and a long description. */
const MAX_FORM = 4 * 1024 * 1024

/** Goods in the video channel: drafts, and the approved products that come of them. */
export const videoApi = area(
  'video',
  {
    drafts: get(`${BASE}/draftproduct/draft/list`, {
      title: '草稿列表',
      permission: 'merchant:pay:component:product:draft:list',
      query: pageQuery.extend({ ...filter.shape, state: z.enum(listedStates, { error: '未知的草稿状态' }).optional() }),
      reply: pageOf(draftRow),
    }),
    tabs: get(`${BASE}/draftproduct/status/num`, {
      title: '草稿状态数量',
      permission: 'merchant:pay:component:product:draft:list',
      query: filter,
      reply: z.object({
        all: z.int(),
        draft: z.int(),
        submitted: z.int(),
        refused: z.int(),
        sent: z.int(),
        sentBack: z.int(),
      }),
    }),
    draft: get(`${BASE}/draftproduct/draft/get/{id}`, {
      title: '草稿商品详情',
      permission: 'merchant:pay:component:product:draft:info',
      reply: draftDetail,
    }),
    add: post(`${BASE}/draftproduct/add`, {
      title: '添加草稿商品',
      permission: 'merchant:pay:component:product:draft:add',
      body: videoDraft,
      maxBody: MAX_FORM,
      reply: z.object({ id: z.int() }),
      operation: 'add',
    }),
    update: post(`${BASE}/draftproduct/update`, {
      title: '编辑草稿商品',
      permission: 'merchant:pay:component:product:draft:update',
      body: videoDraft.extend({ id, version: z.int().optional() }),
      maxBody: MAX_FORM,
      reply: done,
    }),
    /** Submitted to the platform, or taken back. */
    review: post(`${BASE}/draftproduct/review`, {
      title: '商家提审草稿商品',
      permission: 'merchant:pay:component:product:draft:review',
      body: z.object({
        draftProductId: id,
        platformEditStatus: z.literal([waiting, none], { error: '未知的审核操作' }),
      }),
      reply: done,
    }),
    /** Of an approved product only the change is given up. */
    deleteDraft: post(`${BASE}/draftproduct/delete/{id}`, {
      title: '删除草稿商品',
      permission: 'merchant:pay:component:product:draft:delete',
      alsoGet: true,
      reply: done,
      operation: 'remove',
    }),
    products: get(`${BASE}/product/list`, {
      title: '过审商品列表',
      permission: 'merchant:pay:component:product:list',
      page: PRODUCTS,
      query: pageQuery.extend(filter.shape),
      reply: pageOf(videoProductRow),
    }),
    product: get(`${BASE}/product/get/{id}`, {
      title: '过审商品详情',
      permission: 'merchant:pay:component:product:info',
      page: PRODUCTS,
      reply: videoProductDetail,
    }),
    putOn: post(`${BASE}/product/puton/{id}`, {
      title: '上架商品',
      permission: 'merchant:pay:component:product:puton',
      page: PRODUCTS,
      reply: done,
    }),
    putDown: post(`${BASE}/product/putdown/{id}`, {
      title: '下架商品',
      permission: 'merchant:pay:component:product:putdown',
      page: PRODUCTS,
      reply: done,
    }),
    deleteProduct: post(`${BASE}/product/delete/{id}`, {
      title: '删除商品',
      permission: 'merchant:pay:component:product:delete',
      page: PRODUCTS,
      reply: done,
      operation: 'remove',
    }),
    categories: get(`${BASE}/cat/get/list`, {
      title: '获取类目列表',
      permission: 'merchant:pay:component:cat:list',
      reply: categoryNodes,
    }),
    brands: get(`${BASE}/shop/brand/usable/list`, {
      title: '可用品牌',
      permission: 'merchant:pay:component:shop:brand:usable:list',
      reply: z.array(usableBrand),
    }),
    /** What the social platform says about a picture of the shop's own; its answer is handed on as it is. */
    exchangeImage: post(`${BASE}/shop/img/upload`, {
      title: '图片换链接',
      permission: 'merchant:pay:component:shop:img:upload',
      // A copy at the social platform, which nobody sees.
      changes: false,
      body: z.object({ imgUrl: picture('请选择图片') }),
      reply: z.object({
        errcode: z.int(),
        errmsg: z.string(),
        img_info: z.object({ temp_img_url: z.string() }),
      }),
    }),
    syncHealth: get(`${BASE}/sync/health`, {
      title: '视频号商品同步状态',
      permission: 'merchant:pay:component:product:draft:list',
      reply: syncHealth,
    }),
    retrySync: post(`${BASE}/sync/retry`, {
      title: '重试同步视频号商品',
      permission: 'merchant:pay:component:product:draft:update',
      body: retryBody,
      reply: retryReply,
      rate: RETRY_RATE,
    }),
  },
  DRAFTS,
)
