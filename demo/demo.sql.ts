import { readableConfigKeys } from '@zhanggui/contract/config'
import { parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import type { PlatformDb } from '../apps/server/src/platform/db/platform-db.ts'
import { demoMerchants } from './demo-merchants.ts'

type DemoMerchant = (typeof demoMerchants)[number]

const config: Partial<Record<(typeof readableConfigKeys)[number], string>> = {
  site_name: '掌柜',
  merchant_login_bg_pic: '/brand/login-background.svg',
  merchant_site_logo_login: '/brand/logo-lefttop.svg',
  mer_admin_login_left_logo: '/brand/login-left.svg',
  copyright_company_name: '掌柜 · 让每一家店都好打理',
}

export async function isEmptyDatabase(db: PlatformDb): Promise<boolean> {
  return (await db.q.selectFrom('merchant').select('id').limit(1).executeTakeFirst()) === undefined
}

export async function insertConfig(db: PlatformDb) {
  const rows = Object.entries(config).map(([key, value]) => ({ key, value }))
  await db.q
    .insertInto('platform_config')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A merchant with owner, roles and staff; every id follows from the merchant's number. */
export async function insertMerchant(
  db: PlatformDb,
  merchant: DemoMerchant,
  passwordHash: string,
  permissions: readonly string[],
) {
  const at = parseShopTime(merchant.createdAt) ?? new Date(0)
  const id = (n: number) => merchant.id * 100 + n
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
      created_at: at,
    })
    .execute()

  const roleId = new Map(merchant.roles.map((role, index) => [role.name, id(50 + index)]))
  await db.q
    .insertInto('role')
    .values(
      merchant.roles.map(({ name, isOpen = true }) => ({
        mer_id: merchant.id,
        id: roleId.get(name) ?? 0,
        name,
        is_open: isOpen,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
  await db.q
    .insertInto('role_permission')
    .values(
      merchant.roles.flatMap(({ name, grants }) =>
        permissions
          .filter((permission) => grants.some((grant) => permission.startsWith(grant)))
          .map((permission) => ({ mer_id: merchant.id, role_id: roleId.get(name) ?? 0, permission })),
      ),
    )
    .execute()

  const owner = { ...merchant.owner, roles: [] as readonly string[], isEnabled: true, type: 2 }
  const staff = merchant.staff.map((person) => ({ isEnabled: true, ...person, type: 4 }))
  const people = [owner, ...staff].map((person, index) => ({ ...person, id: id(index + 1) }))
  await db.q
    .insertInto('admin')
    .values(
      people.map((person) => ({
        mer_id: merchant.id,
        id: person.id,
        account: person.account,
        password_hash: passwordHash,
        real_name: person.realName,
        phone: person.phone,
        type: person.type,
        is_enabled: person.isEnabled,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
  await db.q
    .insertInto('login_name')
    .values(people.map((person) => ({ account: person.account, mer_id: merchant.id, admin_id: person.id })))
    .execute()
  await db.q
    .insertInto('admin_role')
    .values(
      people.flatMap((person) =>
        person.roles.map((name) => ({ mer_id: merchant.id, admin_id: person.id, role_id: roleId.get(name) ?? 0 })),
      ),
    )
    .execute()
}
