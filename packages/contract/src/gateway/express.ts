import { z } from 'zod'
import { area, id } from '../kernel/endpoint.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, text } from '../kernel/shapes.ts'
import { createdId, sort } from './gateway-fields.ts'

const row = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  sort: z.int(),
  isShow: z.boolean(),
  printsWaybills: z.boolean(),
})

const draft = z.object({
  name: text('物流公司名称', { max: 50 }),
  sort: sort.optional(),
  isShow: z.boolean().optional(),
  printsWaybills: z.boolean().optional(),
})

/** A carrier is hidden, never deleted: orders name it by its code. */
export const expressGateway = area('express', {
  list: gatewayGet('/express/list', {
    title: '物流公司列表',
    scope: 'express',
    reply: z.array(row),
    example: {
      ask: {},
      answer: [{ id: 1, code: 'shunfeng', name: '顺丰速运', sort: 99, isShow: true, printsWaybills: true }],
    },
  }),
  save: gatewayPost('/express/save', {
    title: '添加物流公司',
    scope: 'express',
    body: draft.extend({
      code: z
        .string({ error: '物流公司编码不能为空' })
        .trim()
        .regex(/^[a-z0-9_]{1,32}$/, '物流公司编码为1-32位小写字母、数字或下划线'),
    }),
    reply: createdId,
    operation: 'add',
    example: { ask: { code: 'shunfeng', name: '顺丰速运' }, answer: { id: 1 } },
  }),
  update: gatewayPost('/express/update', {
    title: '修改物流公司',
    scope: 'express',
    body: draft.partial().extend({ id }),
    reply: done,
    example: { ask: { id: 1, isShow: false }, answer: null },
  }),
})
