import { homeApi } from '@zhanggui/contract/home'
import { countUnread } from '#features/notices/public'
import { countStaff } from '#features/staff/public'
import { findStorageUse } from '#features/storage/public'
import { bind } from '#platform/http/route'
import { isDemoShop } from './demo-shop.ts'
import { findShop } from './home.sql.ts'
import { simulateOrder } from './simulate-order.ts'

export const homeRoutes = bind(homeApi, {
  index: async (context) => ({
    ...(await findShop(context.db)),
    staffCount: await countStaff(context.db),
    unreadCount: await countUnread(context.db, context.staff),
    storage: await findStorageUse(context.db),
    isDemo: await isDemoShop(context),
  }),
  simulateOrder,
})
