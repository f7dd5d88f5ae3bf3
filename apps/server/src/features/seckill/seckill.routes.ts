import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { addDays, dayNumber } from '@zhanggui/domain/delivery-time/slot-rules'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import { sumPromotion } from '#features/promotions/public'
import { bind } from '#platform/http/route'
import { describeOwnActivities } from './activity-reply.ts'
import { findActivity, listActivities, listActivitiesOn } from './activity.sql.ts'
import { addSeckillProducts } from './add-products.ts'
import { deleteSeckillProducts, putUp, takeDown, withdrawSeckill } from './move-products.ts'
import { countSeckillTabs, findSeckill, listSeckill } from './seckill-product.sql.ts'
import { describeForStaff, describePage } from './seckill-reply.ts'
import { setSeckillPrices } from './set-prices.ts'

/** An activity is shown with as many products of the shop as a long page has. */
const MOST_OF_ACTIVITY = 200

export const seckillRoutes = bind(seckillApi, {
  activities: async ({ db, now }, query) => describeOwnActivities(db, await listActivities(db, query), now),
  calendar: ({ db }, { from, days }) =>
    listActivitiesOn(db, { first: dayNumber(from), last: dayNumber(addDays(from, days - 1)) }),
  activity: async (context, { id }) => {
    const { db, now } = context
    const one = { list: [await findActivity(db, id)], total: 1 }
    const [described, own] = await Promise.all([
      describeOwnActivities(db, pageFrom(pageWindow({}), one), now),
      listSeckill(db, { activityId: id, limit: MOST_OF_ACTIVITY }, now),
    ])
    const [activity] = described.list
    if (!activity) throw new Error('an activity that was found is described')
    return { ...activity, productList: await describeForStaff(context, own.list) }
  },
  list: async (context, query) =>
    describePage(await listSeckill(context.db, query, context.now), (rows) => describeForStaff(context, rows)),
  tabs: ({ db, now }, filter) => countSeckillTabs(db, filter, now),
  info: async (context, { id }) => {
    const [[row], figures] = await Promise.all([
      describeForStaff(context, [await findSeckill(context.db, id)]),
      sumPromotion(context.db, promotionKind.is.seckill, id),
    ])
    if (!row) throw new Error('a product that was found is described')
    return { ...row, ...figures }
  },
  add: addSeckillProducts,
  setPrices: setSeckillPrices,
  up: putUp,
  down: takeDown,
  withdraw: withdrawSeckill,
  delete: deleteSeckillProducts,
})
