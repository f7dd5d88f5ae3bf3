import { reviewSearchType, reviewTab } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'
import { flag, shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { dateLimit, pictureOrBlank } from '../kernel/fields.ts'
import { done, pageOf, pageQuery, text } from '../kernel/shapes.ts'

export const reviewRow = z.object({
  id: z.int(),
  /** 0 = the merchant's own. */
  uid: z.int(),
  star: z.int(),
  comment: z.string(),
  pics: z.array(z.string()),
  merchantReplyContent: z.string(),
  merchantReplyTime: shopTime.nullable(),
  isReply: z.boolean(),
  nickname: z.string(),
  avatar: z.string(),
  createTime: shopTime,
  sku: z.string(),
  /** Empty name and picture: the product is gone for good. */
  productName: z.string(),
  productImage: z.string(),
  isLogoff: z.boolean(),
  /** Written by the merchant's staff, and marked as such on the screen. */
  isVirtual: z.boolean(),
})
export type ReviewRow = z.output<typeof reviewRow>
const reviewDetail = reviewRow.extend({ productId: z.int(), attrValueId: z.int(), orderNo: z.string() })

const reviewFilter = z.object({
  tab: z.enum(reviewTab.codes, { error: '未知的评论标签' }).optional(),
  searchType: z.enum(reviewSearchType.codes, { error: '未知的用户搜索类型' }).optional(),
  content: z.string().trim().max(64, '搜索内容过长').optional(),
  dateLimit: dateLimit.optional(),
  star: z.coerce
    .number<number | string>()
    .int('评价星级为1-5')
    .min(1, '评价星级为1-5')
    .max(5, '评价星级为1-5')
    .optional(),
  isReply: flag.optional(),
  productSearch: z.string().trim().max(100, '搜索内容过长').optional(),
})

export const virtualReviewDraft = z.object({
  productId: id,
  attrValueId: id,
  star: z.int({ error: '评价星级不能为空' }).min(1, '评价星级为1-5').max(5, '评价星级为1-5'),
  comment: z.string({ error: '请填写评论内容' }).trim().min(1, '请填写评论内容').max(512, '评论内容不能超过512个字符'),
  pics: z.array(pictureOrBlank).max(10, '最多选择10张图片！').default([]),
  avatar: pictureOrBlank.default(''),
  nickname: text('评论人昵称', { max: 32 }),
})

export const LONGEST_REPLY = 200

const BASE = '/admin/merchant/product/reply'

export const reviewApi = area(
  'review',
  {
    list: get(`${BASE}/list`, {
      title: '商品评论分页列表',
      permission: 'merchant:product:reply:page:list',
      query: pageQuery.extend(reviewFilter.shape),
      reply: pageOf(reviewRow),
    }),
    tabs: get(`${BASE}/tabs/headers`, {
      title: '商品评论各标签的数量',
      permission: 'merchant:product:reply:page:list',
      query: reviewFilter.omit({ tab: true }),
      reply: z.object({ all: z.int(), waiting: z.int(), poor: z.int() }),
    }),
    info: get('/admin/store/product/reply/info/{id}', {
      title: '查看评论详情',
      permission: 'merchant:product:reply:info',
      reply: reviewDetail,
    }),
    addVirtual: post(`${BASE}/virtual`, {
      title: '添加自评',
      permission: 'merchant:product:reply:virtual',
      body: virtualReviewDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    answer: post(`${BASE}/comment`, {
      title: '回复评论',
      permission: 'merchant:product:reply:comment',
      body: z.object({
        id,
        merchantReplyContent: z
          .string({ error: '请填写评论内容' })
          .trim()
          .min(1, '请填写评论内容')
          .max(LONGEST_REPLY, `回复内容不能超过${LONGEST_REPLY}个字符`),
      }),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除评论',
      permission: 'merchant:product:reply:delete',
      reply: done,
      operation: 'remove',
    }),
  },
  '/product/comment',
)
