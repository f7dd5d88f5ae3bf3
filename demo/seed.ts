import { grantTree } from '@zhanggui/contract/access/grant-tree'
import type { GrantNode } from '@zhanggui/contract/staff'
import { markDemoShops } from '../apps/server/src/features/home/public.ts'
import { markDemoPassword } from '../apps/server/src/features/session/public.ts'
import { hashPassword } from '../apps/server/src/features/staff/public.ts'
import { inMerchant } from '../apps/server/src/platform/db/merchant-db.ts'
import { inPlatform } from '../apps/server/src/platform/db/platform-db.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { insertAnnouncements } from '../apps/server/src/platform/push/announce.sql.ts'
import { seedCoupons } from './coupons/seed-coupons.ts'
import { seedCatalogue } from './demo-catalogue.ts'
import { DEMO_PASSWORD, demoMerchants, inBothShops } from './demo-merchants.ts'
import { seedFinance } from './demo-finance.ts'
import { seedProducts } from './demo-products.ts'
import { seedPromotions } from './promotions/seed-promotions.ts'
import { seedShippingTemplates } from './demo-shipping.ts'
import { seedStore } from './demo-store.ts'
import { seedLiveGoods } from './live/seed-live-goods.ts'
import { seedAnchorCode, seedRooms } from './live/seed-rooms.ts'
import { seedActivities, seedSeckill } from './marketing/seed-seckill.ts'
import { seedOrders } from './orders/seed-orders.ts'
import { seedUsers } from './orders/seed-users.ts'
import { drawPictures } from './draw-pictures.ts'
import { seedVideo, seedVideoReference } from './video/seed-video.ts'
import { insertConfig, insertMerchant, insertPeople, insertRoles, isUnused } from './demo.sql.ts'

export const demoAccounts = `${demoMerchants.map(({ owner }) => owner.account).join('、')}（店主），${demoMerchants[0]?.staff[1]?.account ?? ''}（客服），${inBothShops.account}（两家店的客服），密码均为 ${DEMO_PASSWORD}`

/** Fewer, where somebody waits for it. */
const orderCount = (): number => Number(process.env['DEMO_ORDERS'] ?? 20_000)

/** What only the owner opens is no role's to have. */
const rolesMayHave = (nodes: readonly GrantNode[]): string[] =>
  nodes.flatMap(({ perms, isOwnerOnly, childList }) => [
    ...(perms === '' || isOwnerOnly ? [] : [perms]),
    ...rolesMayHave(childList),
  ])

/** Fills an empty database with two shops; a database that has anything in it is left alone. */
export async function seedDemo(platform: Platform): Promise<void> {
  const { pool, clock } = platform
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const permissions = rolesMayHave(grantTree(new Set(), new Set()))
  const seeded = await inPlatform(pool, async (db) => {
    if (!(await isUnused(db))) return false
    await insertConfig(db)
    await markDemoPassword(db, passwordHash)
    await markDemoShops(
      db,
      demoMerchants.map(({ id }) => id),
    )
    for (const merchant of demoMerchants) {
      await insertMerchant(db, merchant)
      await insertRoles(db, merchant, permissions)
      await insertPeople(db, merchant, passwordHash)
    }
    return true
  })
  if (!seeded) return
  const activities = await seedActivities(platform)
  await seedAnchorCode(platform)
  await seedVideoReference(platform)
  for (const { id, name, isOpen, createdAt, orderShare } of demoMerchants) {
    await drawPictures(platform, id)
    await seedStore(platform, id)
    await seedCatalogue(platform, id)
    await seedShippingTemplates(platform, id)
    await seedProducts(platform, { id, isOpen })
    await seedOrders(platform, { id, createdAt, orders: Math.round(orderCount() * orderShare) })
    await seedFinance(platform, id)
    await seedUsers(platform, id)
    // Before there are delivery times, of which an order would have to choose one.
    await seedCoupons(platform, { id, isOpen })
    await seedSeckill(platform, id, activities)
    await seedLiveGoods(platform, id)
    await seedRooms(platform, id)
    await seedPromotions(platform, id)
    await seedVideo(platform, id, id === demoMerchants[0]?.id)
    await inMerchant(pool, id, 'write', (db) =>
      insertAnnouncements(
        db,
        [
          {
            kind: 'system',
            title: `欢迎使用掌柜`,
            content: `${name}的后台已经准备好了，先看看首页吧。`,
            url: '/dashboard',
          },
          {
            kind: 'security',
            title: '建议修改初始密码',
            content: '为了店铺安全，请在个人中心修改演示密码。',
            url: '/maintain/user?type=password',
          },
        ],
        clock(),
      ),
    )
  }
}
