import { z } from 'zod'
import { area, id } from '../kernel/endpoint.ts'
import { pictureOrBlank } from '../kernel/fields.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, text } from '../kernel/shapes.ts'
import { guaranteeRow } from '../goods/platform-goods.ts'
import { createdId, onlyId, sort } from './gateway-fields.ts'

const draft = z.object({
  name: text('保障服务名称', { max: 50 }),
  content: text('保障服务内容', { max: 500 }),
  icon: pictureOrBlank.optional(),
  sort: sort.optional(),
  isShow: z.boolean().optional(),
})

export const guaranteeGateway = area('guarantee', {
  list: gatewayGet('/guarantee/list', {
    title: '保障服务列表',
    scope: 'guarantee',
    reply: z.array(guaranteeRow),
    example: {
      ask: {},
      answer: [{ id: 3, name: '七天无理由', icon: '', content: '签收后七天内可退', sort: 0, isShow: true }],
    },
  }),
  save: gatewayPost('/guarantee/save', {
    title: '添加保障服务',
    scope: 'guarantee',
    body: draft,
    reply: createdId,
    operation: 'add',
    example: { ask: { name: '七天无理由', content: '签收后七天内可退' }, answer: { id: 3 } },
  }),
  update: gatewayPost('/guarantee/update', {
    title: '修改保障服务',
    scope: 'guarantee',
    body: draft.partial().extend({ id }),
    reply: done,
    example: { ask: { id: 3, sort: 10 }, answer: null },
  }),
  delete: gatewayPost('/guarantee/delete', {
    title: '删除保障服务',
    scope: 'guarantee',
    body: onlyId,
    reply: done,
    operation: 'remove',
    example: { ask: { id: 3 }, answer: null },
  }),
})
