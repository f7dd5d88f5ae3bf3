import { cutoffMode, exceptionType, slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { addDays, shopDate } from '@zhanggui/domain/delivery-time/slot-rules'
import { reductionRule, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import type { Tier } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { toFen } from '@zhanggui/domain/kernel/money'
import { insertException } from '../../apps/server/src/features/delivery-times/exception.sql.ts'
import { insertSlot } from '../../apps/server/src/features/delivery-times/slot.sql.ts'
import { insertReduction } from '../../apps/server/src/features/full-reductions/full-reduction.sql.ts'
import type { Edit } from '../../apps/server/src/platform/db/editor.sql.ts'
import { inMerchant } from '../../apps/server/src/platform/db/merchant-db.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { seedTimedChanges } from '../marketing/seed-timed-changes.ts'
import { midnight, shopReductions, yuanTier } from './shop-reductions.ts'
import { bookDemoOrders, reduceDemoOrders, someCategories, someProducts } from './demo-promotions.sql.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

const pieceTier = (minNum: number, off: number): Tier => ({ minPrice: toFen(0), minNum, reduce: toFen(off * 100) })

interface Context extends Edit {
  readonly newId: () => Promise<number>
}

/** Full reductions in every state, times for deliveries and pick-ups with orders in them, and changes at a time. */
export async function seedPromotions(platform: Platform, merId: number): Promise<void> {
  const { pool, clock, newId } = platform
  await inMerchant(pool, merId, 'write', async (db) => {
    const context = { db, now: clock(), newId, staff: { adminId: 0 } }
    await seedReductions(context)
    await seedSlots(context)
  })
  await seedTimedChanges(platform, merId)
}

async function seedReductions(context: Context) {
  const { db, now, newId } = context
  const [products, categories] = [await someProducts(db, 6), await someCategories(db, 2)]
  const at = (days: number) => midnight(now, days)
  const shop = { scopeType: reductionScope.is.shop, scopeIds: [] as number[] }
  const plain = {
    ruleType: reductionRule.is.amount,
    isLoop: false,
    maxReduce: toFen(0),
    couponStack: true,
    status: true,
  }
  const plans = [
    ...shopReductions(now).map((promotion) => ({ ...plain, ...promotion })),
    {
      ...plain,
      name: '三件更省',
      ruleType: reductionRule.is.pieces,
      tiers: [pieceTier(3, 15), pieceTier(5, 30)],
      scopeType: reductionScope.is.products,
      scopeIds: products,
      couponStack: false,
      startTime: at(-2),
      endTime: at(3),
    },
    {
      ...plain,
      name: '年货每满减',
      isLoop: true,
      maxReduce: toFen(5000),
      tiers: [yuanTier(100, 10)],
      scopeType: reductionScope.is.categories,
      scopeIds: categories,
      startTime: at(20),
      endTime: at(50),
    },
    {
      ...plain,
      ...shop,
      name: '店庆预案',
      status: false,
      startTime: at(12),
      endTime: at(15),
      tiers: [yuanTier(150, 30)],
    },
  ]
  for (const plan of plans) {
    if (plan.scopeType !== reductionScope.is.shop && plan.scopeIds.length === 0) continue
    const id = await newId()
    await insertReduction(context, id, plan)
    await reduceDemoOrders(db, id, plan, now)
  }
}

async function seedSlots(context: Context) {
  const { newId } = context
  const plain = {
    weekdays: EVERY_DAY,
    cutoffMode: cutoffMode.is.beforeSlot,
    cutoffMinutes: 60,
    cutoffTime: '18:00',
    maxDays: 7,
    sort: 0,
    status: true,
  } as const
  const slots = [
    { ...plain, serviceType: slotService.is.delivery, name: '上午', timeRange: '09:00,12:00', capacity: 12 },
    { ...plain, serviceType: slotService.is.delivery, name: '下午', timeRange: '14:00,18:00', capacity: 20 },
    {
      ...plain,
      serviceType: slotService.is.delivery,
      name: '夜间',
      timeRange: '19:00,21:00',
      capacity: 0,
      status: false,
    },
    {
      ...plain,
      serviceType: slotService.is.pickUp,
      name: '',
      timeRange: '10:00,20:00',
      capacity: 0,
      cutoffMode: cutoffMode.is.dayBefore,
    },
  ]
  const ids: number[] = []
  for (const slot of slots) {
    const id = await newId()
    ids.push(id)
    await insertSlot(context, id, { ...slot, weekdays: [...slot.weekdays] })
  }
  await seedBookings(context, ids)
}

async function seedBookings({ db, now, newId }: Context, [morning = 0, afternoon = 0]: readonly number[]) {
  const today = shopDate(now)
  await bookDemoOrders(db, [
    { slotId: morning, date: today, start: 540, end: 720, orders: 7 },
    { slotId: afternoon, date: today, start: 840, end: 1080, orders: 11 },
    { slotId: morning, date: addDays(today, 1), start: 540, end: 720, orders: 12 },
    { slotId: afternoon, date: addDays(today, 2), start: 840, end: 1080, orders: 4 },
  ])
  const exception = { serviceType: slotService.is.delivery, capacity: 0 }
  await insertException(
    db,
    await newId(),
    { ...exception, date: addDays(today, 3), slotId: null, type: exceptionType.is.closed, remark: '仓库盘点' },
    now,
  )
  await insertException(
    db,
    await newId(),
    {
      ...exception,
      date: addDays(today, 5),
      slotId: morning,
      type: exceptionType.is.capacity,
      capacity: 4,
      remark: '人手不足',
    },
    now,
  )
}
