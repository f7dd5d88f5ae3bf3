import { z } from 'zod'
import { area, get } from './kernel/endpoint.ts'

const merchantCategory = z.object({
  id: z.int(),
  name: z.string(),
  /** A percentage. */
  handlingFee: z.int(),
})
const merchantType = z.object({ id: z.int(), name: z.string(), info: z.string() })

/** What the platform sorts merchants by. Not the generic categories, although the address looks like theirs. */
export const merchantApi = area('merchant', {
  categories: get('/admin/merchant/category/all/list', {
    title: '商户分类列表',
    permission: 'merchant:category:list',
    everyRole: true,
    reply: z.array(merchantCategory),
  }),
  types: get('/admin/merchant/type/all/list', {
    title: '商户类型列表',
    permission: 'session',
    reply: z.array(merchantType),
  }),
})
