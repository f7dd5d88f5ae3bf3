import { z } from 'zod'
import { outsideEvent } from '../../event/event-fields.ts'
import { area } from '../../kernel/endpoint.ts'
import { gatewayGet } from '../../kernel/gateway.ts'
import { merId } from '../gateway-fields.ts'

const wholeNumber = (label: string) =>
  z.coerce.number<number | string>({ error: `${label}必须是整数` }).int(`${label}必须是整数`)

export const eventGateway = area('event', {
  list: gatewayGet('/event/list', {
    title: '事件列表',
    scope: 'event',
    query: z.object({
      merId,
      /** The last number that the caller has seen. */
      after: wholeNumber('游标').min(0, '游标不能为负数').default(0),
      limit: wholeNumber('条数').min(1, '每次至少1条').max(500, '每次最多500条').default(100),
    }),
    reply: z.object({
      list: z.array(outsideEvent),
      /** The first and the last number that are kept: a caller that stands before the first has missed some. */
      firstNo: z.int(),
      lastNo: z.int(),
    }),
    example: {
      ask: { merId: 1, after: 1041, limit: 100 },
      answer: {
        list: [
          {
            merId: 1,
            no: 1042,
            type: 'order.verified',
            subject: 'SH042179500000000012345',
            createTime: '2026-11-18 10:00:00',
            data: { orderNo: 'SH042179500000000012345' },
          },
        ],
        firstNo: 1,
        lastNo: 1042,
      },
    },
  }),
})
