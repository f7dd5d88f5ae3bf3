import { z } from 'zod'
import { shopTime } from './kernel/codecs.ts'
import { area, get } from './kernel/endpoint.ts'

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
      }),
    }),
  },
  '/dashboard',
)
