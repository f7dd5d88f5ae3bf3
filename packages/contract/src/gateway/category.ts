import { z } from 'zod'
import { area, id } from '../kernel/endpoint.ts'
import { pictureOrBlank } from '../kernel/fields.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, text } from '../kernel/shapes.ts'
import { createdId, onlyId, sort } from './gateway-fields.ts'

const row = z.object({
  id: z.int(),
  pid: z.int(),
  name: z.string(),
  icon: z.string(),
  level: z.int(),
  sort: z.int(),
  isShow: z.boolean(),
})

const draft = z.object({
  name: text('分类名称', { max: 50 }),
  icon: pictureOrBlank.optional(),
  sort: sort.optional(),
  isShow: z.boolean().optional(),
})

export const categoryGateway = area('category', {
  list: gatewayGet('/category/list', {
    title: '平台商品分类列表',
    scope: 'category',
    reply: z.array(row),
    example: { ask: {}, answer: [{ id: 1, pid: 0, name: '茶叶', icon: '', level: 1, sort: 0, isShow: true }] },
  }),
  save: gatewayPost('/category/save', {
    title: '添加平台商品分类',
    scope: 'category',
    /** 0 = top level. */
    body: draft.extend({ pid: z.int().min(0) }),
    reply: createdId,
    operation: 'add',
    example: { ask: { pid: 1, name: '绿茶' }, answer: { id: 26 } },
  }),
  update: gatewayPost('/category/update', {
    title: '修改平台商品分类',
    scope: 'category',
    body: draft.partial().extend({ id }),
    reply: done,
    example: { ask: { id: 26, name: '名优绿茶' }, answer: null },
  }),
  delete: gatewayPost('/category/delete', {
    title: '删除平台商品分类',
    scope: 'category',
    body: onlyId,
    reply: done,
    operation: 'remove',
    example: { ask: { id: 26 }, answer: null },
  }),
})
