import { inPlatform } from '#platform/db/platform-db'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

interface RoleTraits {
  readonly name?: string
  readonly permissions?: readonly string[]
  readonly isOpen?: boolean
}

/** A role that nobody holds yet. */
export async function makeRole(app: TestApp, { merId }: Shop, traits: RoleTraits = {}): Promise<number> {
  const id = await app.platform.newId()
  const { name = `角色${id}`, permissions = [], isOpen = true } = traits
  const at = app.now()
  await inPlatform(app.platform.pool, async (db) => {
    await db.q
      .insertInto('role')
      .values({ mer_id: merId, id, name, is_open: isOpen, created_at: at, updated_at: at })
      .execute()
    const granted = permissions.map((permission) => ({ mer_id: merId, role_id: id, permission }))
    if (granted.length > 0) await db.q.insertInto('role_permission').values(granted).execute()
  })
  return id
}

export const giveRole = (app: TestApp, { merId, adminId }: { merId: number; adminId: number }, roleId: number) =>
  inPlatform(app.platform.pool, (db) =>
    db.q.insertInto('admin_role').values({ mer_id: merId, admin_id: adminId, role_id: roleId }).execute(),
  )
