import { homeApi } from '@zhanggui/contract/home'
import { fullDays } from '@zhanggui/domain/home/compare-figures'
import { findConfig } from '#features/config/public'
import { rankBySales } from '#features/orders/public'
import { rankByViews } from '#features/shoppers/public'
import { bind } from '#platform/http/route'
import { readFigures } from './read-figures.ts'
import { readOperating } from './read-operating.ts'
import { readTrend } from './read-trend.ts'
import { simulateOrder } from './simulate-order.ts'

/** Rankings are of the last seven full days (sheet of orders, 4.7). */
const [RANKED_DAYS, MOST_RANKED] = [7, 20]

export const homeRoutes = bind(homeApi, {
  operating: readOperating,
  index: readFigures,
  chart: readTrend,
  payRanking: ({ db, now }) => rankBySales(db, fullDays(now, RANKED_DAYS), MOST_RANKED),
  viewRanking: ({ db, now }) => rankByViews(db, fullDays(now, RANKED_DAYS), MOST_RANKED),
  value: async ({ db }, { key }) => (await findConfig(db, [key]))[key],
  simulateOrder,
})
