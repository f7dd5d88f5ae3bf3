import { sameTimes } from '@zhanggui/domain/home/compare-figures'
import type { DateRange } from '@zhanggui/domain/kernel/date-range'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { sumPaid } from '#features/orders/public'
import { countFollowers, countVisitors } from '#features/shoppers/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { StaffContext } from '#platform/http/route'

/** Today until now beside yesterday, and beside other days until the same time. */
export async function readFigures({ db, now }: StaffContext) {
  const { today, yesterday, lastWeek } = sameTimes(now)
  const [current, dayBefore, yesterdayUntilNow, lastWeekUntilNow, followers] = await Promise.all([
    figuresIn(db, today),
    figuresIn(db, { from: yesterday.from, until: today.from }),
    figuresIn(db, yesterday),
    figuresIn(db, lastWeek),
    countFollowers(db, shopDay(now)),
  ])
  return {
    ...current,
    yesterdaySales: dayBefore.sales,
    yesterdayOrderNum: dayBefore.orderNum,
    yesterdayVisitorsNum: dayBefore.visitorsNum,
    followNum: followers.all,
    followGrowth: followers.growth,
    yesterdayUntilNow,
    lastWeekUntilNow,
    time: now,
  }
}

async function figuresIn(db: MerchantDb, range: DateRange) {
  const [{ orders, paid }, visitorsNum] = await Promise.all([sumPaid(db, range), countVisitors(db, range)])
  return { sales: paid, orderNum: orders, visitorsNum }
}
