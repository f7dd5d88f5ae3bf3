import { z } from 'zod'
import { area, get } from './kernel/endpoint.ts'

export const bankApi = area('bank', {
  list: get('/publicly/foreign/banklist', {
    title: '结算银行列表',
    permission: 'none',
    cached: 'minute',
    reply: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
})
