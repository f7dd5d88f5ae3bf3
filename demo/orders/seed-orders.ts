import { startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { parseShopTime, shopDay } from '@zhanggui/domain/kernel/shop-time'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { findShopOfOrder } from '../../apps/server/src/features/merchants/public.ts'
import { cancelOrderJob } from '../../apps/server/src/features/orders/public.ts'
import { setFavorite } from '../../apps/server/src/features/products/public.ts'
import { inMerchant, type MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import { insertJob } from '../../apps/server/src/platform/jobs/job.sql.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { buildOrder } from './build-order.ts'
import {
  applySales,
  type DemoGoods,
  findSoldGoods,
  insertBalances,
  insertDayFigures,
  insertOrders,
  insertRows,
  updateShoppers,
} from './demo-orders.sql.ts'
import type { Shop } from './draft.ts'
import { planOrder } from './order-plan.ts'
import { canBeVirtual, withoutParcel } from './without-parcel.ts'
import { OrderRows } from './order-rows.ts'
import { buyerAt, type DemoShopper, shoppersOf } from './people.ts'
import { Random } from './random.ts'

const DAY = 86_400_000
const HALF_HOUR = 30 * 60_000
const MONTHS_18 = 548 * DAY
const SHOPPERS = 1200
/** Of these days the visitors are known. */
const VISITED_DAYS = 60

interface DemoShop {
  readonly id: number
  readonly createdAt: string
  /** How many it has sold in 18 months. */
  readonly orders: number
}

/** Orders of 18 months in every state, with parcels, refunds and money that add up; written in bulk. */
export async function seedOrders(platform: Platform, { id: merId, createdAt, orders }: DemoShop) {
  if (orders === 0) return
  const { pool, clock, newId } = platform
  const [now, random] = [clock(), new Random(merId * 7919)]
  const { goods, feePercent } = await inMerchant(pool, merId, 'read', async (db) => ({
    goods: await findSoldGoods(db),
    feePercent: (await findShopOfOrder(db)).feePercent,
  }))
  const openedAt = parseShopTime(createdAt) ?? new Date(0)
  const from = new Date(Math.max(openedAt.getTime() + DAY, now.getTime() - MONTHS_18))
  const shoppers = shoppersOf(SHOPPERS, random)
  const shop: Shop = {
    merId,
    feePercent,
    ownerId: merId * 100 + 1,
    newId,
    rows: new OrderRows(),
    random,
    now,
    stock: new Map(),
    balance: { pending: 0, balance: 0 },
  }
  const carried = byProduct(goods.filter(({ isVirtual }) => !isVirtual))
  const virtual = byProduct(goods.filter(({ isVirtual }) => isVirtual))
  const timeAt = (moment: number) => new Date(from.getTime() + moment * (now.getTime() - from.getTime()))
  const momentOf = (at: Date) => (at.getTime() - from.getTime()) / (now.getTime() - from.getTime())
  for (const at of timesOf(orders, from, now, random)) {
    const planned = planOrder(at, now, random)
    const isVirtual = virtual.length > 0 && canBeVirtual(planned) && random.chance(0.05)
    const sold = isVirtual ? virtual : carried
    const chosen = new Set([random.pick(sold), ...(random.chance(0.4) ? [random.pick(sold)] : [])])
    const bought = [...chosen].map((skus) => random.pick(skus))
    await buildOrder(
      shop,
      isVirtual ? withoutParcel(planned) : planned,
      buyerAt(shoppers, momentOf(at), random),
      bought,
    )
  }
  const sold = soldBy(shop, goods)
  await inPlatform(pool, (db) => applySales(db, merId, sold, new Date(from.getTime() - DAY / 2)))
  await inMerchant(pool, merId, 'write', async (db) => {
    await insertRows(
      db,
      'shopper',
      shoppers.map((each, index) => shopperRow(each, index, timeAt(index / SHOPPERS), now)),
    )
    await insertOrders(db, shop.rows)
    await updateShoppers(db)
    await enqueueCancels(db, shop)
    await insertBalances(db, shop.balance.pending, shop.balance.balance)
    await insertRows(db, 'shop_visit', visitsOf(shoppers, now, random))
    await insertRows(db, 'product_view_day', viewsOf(goods, now, random))
    await insertDayFigures(db)
    for (const { uid } of shoppers.filter(() => random.chance(0.3))) {
      await setFavorite(db, now, { productId: random.pick(goods).productId, uid }, true)
    }
  })
}

const byProduct = (goods: readonly DemoGoods[]) =>
  [...new Set(goods.map(({ productId }) => productId))].map((id) => goods.filter(({ productId }) => productId === id))

/** Those that are not paid end by themselves, as if they had been placed. */
async function enqueueCancels(db: MerchantDb, { rows, newId, now }: Shop) {
  for (const order of rows.tables.get('shop_order') ?? []) {
    if (order['status'] !== orderStatus.is.unpaid) continue
    const payload = { orderNo: order['order_no'] as string }
    await insertJob(db, cancelOrderJob, { id: await newId(), payload, runAt: order['due_at'] as Date, createdAt: now })
  }
}

/** More and more of them, by day and in the evening, many of the last two days, so that some have to be sent today, three just now; oldest first. */
function timesOf(count: number, from: Date, now: Date, random: Random): Date[] {
  const end = now.getTime() - HALF_HOUR
  const recent = Math.min(Math.floor(count / 2), 80 + Math.floor(count * 0.004))
  const times = Array.from({ length: count - 3 }, (_, index) => {
    if (index < recent) return random.between(end - 1.9 * DAY, end)
    const at = from.getTime() + (end - from.getTime()) * random.next() ** 0.75
    // Hours of the shop's zone, which is eight hours ahead.
    return Math.max(from.getTime(), Math.min(at - (at % DAY) + random.between(1, 15) * 2 * HALF_HOUR, end))
  })
  return [...times, ...[12, 7, 2].map((minutes) => now.getTime() - minutes * 60_000)]
    .toSorted((a, b) => a - b)
    .map((at) => new Date(at))
}

/** What every SKU has sold, refunds taken off. The stock that there is now is what was left: earlier movements start higher. */
function soldBy({ stock, rows }: Shop, goods: readonly DemoGoods[]) {
  const moved = goods.filter(({ skuId }) => (stock.get(skuId) ?? 0) !== 0)
  const before = new Map(goods.map(({ skuId, stock: left }) => [skuId, left - (stock.get(skuId) ?? 0)]))
  const movements = rows.tables.get('stock_ledger') ?? []
  const shifted = movements.map((row) => {
    const began = before.get(row['sku_id'] as number) ?? 0
    return { ...row, before: began + (row['before'] as number), after: began + (row['after'] as number) }
  })
  rows.tables.set('stock_ledger', shifted)
  return moved.map(({ skuId, productId }) => ({
    sku_id: skuId,
    product_id: productId,
    pieces: -(stock.get(skuId) ?? 0),
  }))
}

const remarks = ['爱喝红茶', '送礼多，包装要好看', '发顺丰', '退过一次，先电话确认']

/** `since` is the first visit. */
const shopperRow = (shopper: DemoShopper, index: number, since: Date, now: Date) => ({
  uid: shopper.uid,
  nickname: shopper.nickname,
  avatar: '',
  real_name: index % 4 === 0 ? shopper.name : '',
  sex: index % 4,
  remark: index % 7 === 2 ? remarks[index % remarks.length] : '',
  phone: shopper.phone,
  register_type: shopper.registerType,
  level: index % 5,
  is_member: index % 9 === 0,
  is_closed: index % 97 === 96,
  followed_at: index % 3 === 0 ? since : null,
  visited_at: new Date(Math.max(since.getTime(), now.getTime() - (index % 40) * DAY)),
  created_at: since,
  updated_at: since,
})

const lastDays = (now: Date) =>
  Array.from({ length: VISITED_DAYS }, (_, back) => shopDay(new Date(now.getTime() - back * DAY)))

/** From morning to night; today until now. */
const visitsOf = (shoppers: readonly DemoShopper[], now: Date, random: Random) =>
  lastDays(now)
    .flatMap((day) =>
      shoppers
        .filter(() => random.chance(0.12))
        .map(({ uid }) => ({
          day,
          uid,
          visited_at: new Date(startOfDay(day).getTime() + random.between(7, 23) * 2 * HALF_HOUR),
        })),
    )
    .filter(({ visited_at: at }) => at < now)

const viewsOf = (goods: readonly DemoGoods[], now: Date, random: Random) => {
  const products = [...new Set(goods.map(({ productId }) => productId))]
  return lastDays(now).flatMap((day) =>
    products.filter(() => random.chance(0.5)).map((product_id) => ({ day, product_id, views: 1 + random.below(60) })),
  )
}
