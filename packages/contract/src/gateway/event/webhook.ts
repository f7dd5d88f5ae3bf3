import { z } from 'zod'
import { area, id } from '../../kernel/endpoint.ts'
import { gatewayGet, gatewayPost } from '../../kernel/gateway.ts'
import { done } from '../../kernel/shapes.ts'
import { webhookChange, webhookDraft } from '../../event/event-fields.ts'
import { webhookRow } from '../../event/webhook.ts'
import { merId } from '../gateway-fields.ts'

const scope = 'event'
const one = z.object({ merId, id })
/** Shown once: whoever has lost it asks for another one. */
const withSecret = z.object({ id: z.int(), secret: z.string() })
const secret = 'whsec_6d2c0c7fb0cf4a6e8f1b7a7e5a'

/** Where a shop's events are sent to. */
export const webhookGateway = area('webhook', {
  list: gatewayGet('/webhook/list', {
    title: '推送地址列表',
    scope,
    query: z.object({ merId }),
    reply: z.array(webhookRow),
    example: {
      ask: { merId: 1 },
      answer: [
        {
          id: 7,
          name: '仓库系统',
          url: 'https://wms.example.com/hook',
          types: ['order.shipped'],
          isOn: true,
          offReason: '',
          failingSince: null,
          deliveredTime: '2026-11-18 10:00:00',
          waiting: 0,
          failed: 0,
          createTime: '2026-11-18 09:00:00',
        },
      ],
    },
  }),
  add: gatewayPost('/webhook/add', {
    title: '添加推送地址',
    scope,
    body: webhookDraft.extend({ merId }),
    reply: withSecret,
    operation: 'add',
    example: {
      ask: { merId: 1, name: '仓库系统', url: 'https://wms.example.com/hook', types: ['order.shipped'] },
      answer: { id: 7, secret },
    },
  }),
  update: gatewayPost('/webhook/update', {
    title: '修改推送地址',
    scope,
    body: webhookChange.extend({ merId }),
    reply: done,
    example: { ask: { merId: 1, id: 7, types: [] }, answer: null },
  }),
  rotate: gatewayPost('/webhook/rotate', {
    title: '更换推送密钥',
    scope,
    body: one,
    reply: withSecret,
    example: { ask: { merId: 1, id: 7 }, answer: { id: 7, secret } },
  }),
  delete: gatewayPost('/webhook/delete', {
    title: '删除推送地址',
    scope,
    body: one,
    reply: done,
    operation: 'remove',
    example: { ask: { merId: 1, id: 7 }, answer: null },
  }),
})
