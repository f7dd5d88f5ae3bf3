import { z } from 'zod'
import { shopTime } from './kernel/codecs.ts'
import { area, get, post } from './kernel/endpoint.ts'

export const homeApi = area(
  'home',
  {
    index: get('/admin/merchant/statistics/home/index', {
      title: '首页数据',
      permission: 'merchant:statistics:home:index',
      reply: z.object({
        merName: z.string(),
        /** 商户开关: whether the shop is open to shoppers. */
        isSwitch: z.boolean(),
        isSelf: z.boolean(),
        merStarLevel: z.int(),
        createTime: shopTime,
        staffCount: z.int(),
        unreadCount: z.int(),
        /** What the shop keeps in files, and how much that may be. */
        storage: z.object({ usedBytes: z.int(), quotaBytes: z.int() }),
        /** A shop of the demo, where one may let a customer order something. */
        isDemo: z.boolean(),
      }),
    }),
    simulateOrder: post('/admin/merchant/statistics/home/simulate/order', {
      title: '模拟顾客下单',
      permission: 'merchant:order:page:list',
      page: '/order/list',
      reply: z.object({ orderNo: z.string() }),
      operation: 'add',
    }),
  },
  '/dashboard',
)
