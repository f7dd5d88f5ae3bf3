import { seckillGateway } from '@zhanggui/contract/gateway/seckill'
import {
  describeActivities,
  describeSeckill,
  listActivities,
  listSeckill,
  reviewSeckill,
} from '#features/seckill/public'
import { bindGateway } from '../gateway-route.ts'
import { changeActivity, saveActivity } from './save-activity.ts'

/** The platform plans flash sales and decides about what shops offer in them. */
export const seckillGatewayRoutes = bindGateway(seckillGateway, {
  activities: ({ inPlatform, now }, query) =>
    inPlatform(async (db) => describeActivities(db, await listActivities(db, query), now)),
  saveActivity,
  updateActivity: changeActivity,
  products: ({ readMerchant, now }, { merId, ...query }) =>
    readMerchant(merId, async (db) => {
      const page = await listSeckill(db, query, now)
      const list = await describeSeckill(db, page.list, { now, seesCost: false })
      return { ...page, list: list.map((row) => ({ ...row, merId })) }
    }),
  pass: ({ runForMerchant }, { merId, id }) =>
    runForMerchant(merId, (merchant) => reviewSeckill(merchant, id, { kind: 'pass' })),
  refuse: ({ runForMerchant }, { merId, id, reason }) =>
    runForMerchant(merId, (merchant) => reviewSeckill(merchant, id, { kind: 'refuse', reason })),
  forceDown: ({ runForMerchant }, { merId, id }) =>
    runForMerchant(merId, (merchant) => reviewSeckill(merchant, id, { kind: 'forceDown' })),
})
