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
  list: gatewayGet('/guarantee/list', { title: '保障服务列表', scope: 'guarantee', reply: z.array(guaranteeRow) }),
  save: gatewayPost('/guarantee/save', {
    title: '添加保障服务',
    scope: 'guarantee',
    body: draft,
    reply: createdId,
    operation: 'add',
  }),
  update: gatewayPost('/guarantee/update', {
    title: '修改保障服务',
    scope: 'guarantee',
    body: draft.partial().extend({ id }),
    reply: done,
  }),
  delete: gatewayPost('/guarantee/delete', {
    title: '删除保障服务',
    scope: 'guarantee',
    body: onlyId,
    reply: done,
    operation: 'remove',
  }),
})
