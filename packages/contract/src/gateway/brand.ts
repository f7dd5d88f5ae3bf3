import { z } from 'zod'
import { area, id } from '../kernel/endpoint.ts'
import { pictureOrBlank } from '../kernel/fields.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, pageOf, pageQuery, text } from '../kernel/shapes.ts'
import { createdId, onlyId, sort } from './gateway-fields.ts'

const row = z.object({
  id: z.int(),
  name: z.string(),
  icon: z.string(),
  sort: z.int(),
  isShow: z.boolean(),
  /** Third-level categories of the platform for which it is offered. */
  categoryIds: z.array(z.int()),
})

const draft = z.object({
  name: text('品牌名称', { max: 50 }),
  icon: pictureOrBlank.optional(),
  sort: sort.optional(),
  isShow: z.boolean().optional(),
  categoryIds: z.array(id).max(500, '平台分类过多').optional(),
})

export const brandGateway = area('brand', {
  list: gatewayGet('/brand/list', {
    title: '品牌列表',
    scope: 'brand',
    query: pageQuery.extend({ name: z.string().trim().max(50, '搜索内容过长').optional() }),
    reply: pageOf(row),
    example: {
      ask: { page: 1, name: '山' },
      answer: {
        page: 1,
        limit: 20,
        totalPage: 1,
        total: 1,
        list: [{ id: 12, name: '山风', icon: '', sort: 0, isShow: true, categoryIds: [261] }],
      },
    },
  }),
  save: gatewayPost('/brand/save', {
    title: '添加品牌',
    scope: 'brand',
    body: draft,
    reply: createdId,
    operation: 'add',
    example: { ask: { name: '山风', categoryIds: [261] }, answer: { id: 12 } },
  }),
  /** What is not sent stays as it is; `isShow` alone shows or hides it. */
  update: gatewayPost('/brand/update', {
    title: '修改品牌',
    scope: 'brand',
    body: draft.partial().extend({ id }),
    reply: done,
    example: { ask: { id: 12, isShow: false }, answer: null },
  }),
  delete: gatewayPost('/brand/delete', {
    title: '删除品牌',
    scope: 'brand',
    body: onlyId,
    reply: done,
    operation: 'remove',
    example: { ask: { id: 12 }, answer: null },
  }),
})
