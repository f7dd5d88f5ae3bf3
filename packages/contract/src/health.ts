import { z } from 'zod'
import { area, get } from './kernel/endpoint.ts'

/** For balancers and operators: nothing in it tells a stranger more than that the node works. */
export const healthApi = area('health', {
  check: get('/health', {
    title: '健康检查',
    permission: 'none',
    cached: 'whilePending',
    reply: z.object({
      status: z.enum(['ok', 'failing']),
      database: z.enum(['ok', 'failing']),
      migrations: z.object({ applied: z.int(), pending: z.int() }),
      jobs: z.object({ waiting: z.int(), failed: z.int() }),
      /** The daily check of the shops' money. */
      books: z.object({ checked: z.int(), differing: z.int() }),
    }),
  }),
})
