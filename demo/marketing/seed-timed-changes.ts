import type { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { timedKind, type TimedStatus, timedStatus, timedWay } from '@zhanggui/domain/timed-change/timed-codes'
import { planItems } from '../../apps/server/src/features/products/timed/plan-items.ts'
import { runChangeJob } from '../../apps/server/src/features/products/timed/run-change.job.ts'
import { storePlan } from '../../apps/server/src/features/products/timed/store-plan.ts'
import { setChange } from '../../apps/server/src/features/products/timed/timed-change.sql.ts'
import { settleItems } from '../../apps/server/src/features/products/timed/timed-item.sql.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { transactionsOf, type WriteContext } from '../../apps/server/src/platform/transactions.ts'
import { midnight } from '../promotions/shop-reductions.ts'
import { findOwner, listByShelf } from './demo-timed.sql.ts'

interface DemoChange extends Omit<InputOf<typeof timedChangeApi.plan>, 'runTime' | 'way'> {
  readonly way?: InputOf<typeof timedChangeApi.plan>['way']
  /** Days from today, and the hour of that day. */
  readonly day: number
  readonly hour: number
  readonly status?: TimedStatus
  readonly of: readonly [isShown: boolean, products: number]
}

const { done, partial, cancelled } = timedStatus.is

const demoChanges: readonly DemoChange[] = [
  {
    kind: timedKind.is.price,
    way: timedWay.is.percent,
    percent: 88,
    day: 2,
    hour: 0,
    of: [true, 6],
    note: '周末活动价',
  },
  {
    kind: timedKind.is.price,
    way: timedWay.is.percent,
    percent: 100,
    day: 5,
    hour: 0,
    of: [true, 6],
    note: '活动结束恢复原价',
  },
  { kind: timedKind.is.addStock, stock: 20, day: 1, hour: 9, of: [true, 3], note: '新货到仓' },
  { kind: timedKind.is.up, day: 3, hour: 10, of: [false, 2], note: '新品首发' },
  { kind: timedKind.is.down, day: -1, hour: 22, of: [false, 1], note: '', status: done },
  { kind: timedKind.is.setStock, stock: 50, day: -4, hour: 8, of: [true, 4], note: '盘点后校正', status: partial },
  { kind: timedKind.is.down, day: 6, hour: 23, of: [true, 2], note: '', status: cancelled },
]

/** Changes to come, and some of every end. */
export const seedTimedChanges = (platform: Platform, merId: number): Promise<void> =>
  transactionsOf(platform, merId, platform.clock).inWrite(async (context) => {
    for (const change of demoChanges) await seedChange(context, change)
  })

async function seedChange(context: WriteContext, { day, hour, status, of, ...terms }: DemoChange) {
  const { db, now, enqueue } = context
  const runTime = new Date(midnight(now, day).getTime() + hour * 3_600_000)
  const plan = { way: timedWay.is.to, ...terms, runTime }
  const products = await listByShelf(db, ...of)
  if (products.length === 0) return
  const items = await planItems(db, plan, products)
  const plannedAt = status === undefined ? now : midnight(now, Math.min(day, 0) - 1)
  const planner = { ...context, now: plannedAt, staff: await findOwner(db), address: '127.0.0.1' }
  const { id } = await storePlan(planner, plan, items)
  if (status === undefined) return enqueue(runChangeJob, { id }, runTime)
  await setChange(db, id, { status, endedAt: status === cancelled ? now : runTime })
  if (status === cancelled) return
  const reasonOf = (place: number) => (status === partial && place === 0 ? '商品审核中' : undefined)
  await settleItems(
    db,
    id,
    items.map(({ productId }, place) => ({ productId, reason: reasonOf(place) })),
  )
}
