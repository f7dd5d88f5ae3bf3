import type { readableConfigKeys } from '@zhanggui/contract/config'
import { findPerson, insertPerson, insertPersonShop } from '../apps/server/src/features/people/public.ts'
import { wasDemoRemoved } from '../apps/server/src/features/home/public.ts'
import { parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import type { PlatformDb } from '../apps/server/src/platform/db/platform-db.ts'
import { COLLECTIONS, type DemoMerchant, LOW_STOCK } from './demo-merchants.ts'

const config: Partial<Record<(typeof readableConfigKeys)[number], string>> = {
  site_name: '掌柜',
  merchant_login_bg_pic: '/brand/login-background.svg',
  merchant_site_logo_login: '/brand/logo-lefttop.svg',
  mer_admin_login_left_logo: '/brand/login-left.svg',
  copyright_company_name: '掌柜 · 让每一家店都好打理',
}

/** Has no shop, and never had those of the demo. */
export async function isUnused(db: PlatformDb): Promise<boolean> {
  const merchant = await db.q.selectFrom('merchant').select('id').limit(1).executeTakeFirst()
  return merchant === undefined && !(await wasDemoRemoved(db))
}

export async function insertConfig(db: PlatformDb) {
  const rows = Object.entries(config).map(([key, value]) => ({ key, value }))
  await db.q
    .insertInto('platform_config')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const openedAt = ({ createdAt }: DemoMerchant) => parseShopTime(createdAt) ?? new Date(0)

export async function insertMerchant(db: PlatformDb, merchant: DemoMerchant) {
  await db.q
    .insertInto('merchant')
    .values({
      id: merchant.id,
      name: merchant.name,
      real_name: merchant.owner.realName,
      phone: merchant.owner.phone,
      is_open: merchant.isOpen,
      is_self_run: merchant.isSelfRun,
      star_level: merchant.starLevel,
      category_id: merchant.categoryId,
      type_id: merchant.typeId,
      low_stock_at: LOW_STOCK,
      collections_left: COLLECTIONS,
      created_at: openedAt(merchant),
    })
    .execute()
}

/** Every id follows from the merchant's number: roles from 50 on, people from 1 on. */
const roleId = (merchant: DemoMerchant, name: string) =>
  merchant.id * 100 + 50 + merchant.roles.findIndex((role) => role.name === name)

export async function insertRoles(db: PlatformDb, merchant: DemoMerchant, permissions: readonly string[]) {
  const at = openedAt(merchant)
  const roles = merchant.roles.map(({ name, isOpen = true }) => ({ name, is_open: isOpen, id: roleId(merchant, name) }))
  await db.q
    .insertInto('role')
    .values(roles.map((role) => ({ ...role, mer_id: merchant.id, created_at: at, updated_at: at })))
    .execute()
  const granted = merchant.roles.flatMap(({ name, grants }) =>
    permissions
      .filter((permission) => grants.some((grant) => permission.startsWith(grant)))
      .map((permission) => ({ mer_id: merchant.id, role_id: roleId(merchant, name), permission })),
  )
  await db.q.insertInto('role_permission').values(granted).execute()
}

export async function insertPeople(db: PlatformDb, merchant: DemoMerchant, passwordHash: string) {
  const at = openedAt(merchant)
  const owner = { ...merchant.owner, roles: [], isEnabled: true, type: 2 }
  const staff = merchant.staff.map((person) => ({ isEnabled: true, ...person, type: 4 }))
  const people = [owner, ...staff].map((person, index) => ({ ...person, id: merchant.id * 100 + index + 1 }))
  const accounts = people.map(({ id, account, realName, phone, type, isEnabled }) => ({
    mer_id: merchant.id,
    id,
    account,
    real_name: realName,
    phone,
    type,
    is_enabled: isEnabled,
    created_at: at,
    updated_at: at,
  }))
  await db.q.insertInto('admin').values(accounts).execute()
  for (const { id, account } of people) {
    const [known, of] = [await findPerson(db, account), { merId: merchant.id, adminId: id }]
    if (known) await insertPersonShop(db, known.personId, of)
    else await insertPerson(db, { id, ...of, account, passwordHash, isPasswordOwn: true, createdAt: at })
  }
  const held = people.flatMap(({ id, roles }) =>
    roles.map((name) => ({ mer_id: merchant.id, admin_id: id, role_id: roleId(merchant, name) })),
  )
  await db.q.insertInto('admin_role').values(held).execute()
}
