import type { Person, Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

/** Changes of rights straight in the tables: tests of what follows do not depend on the screens that make them. */
const change = (app: TestApp, text: string, values: readonly unknown[]) => app.platform.pool.query(text, [...values])

const ROLES_OF = 'select role_id from admin_role where mer_id = $1 and admin_id = $2'

export const disable = (app: TestApp, { merId, adminId }: Person) =>
  change(app, 'update admin set is_enabled = false where mer_id = $1 and id = $2', [merId, adminId])

export const remove = (app: TestApp, { merId, adminId }: Person) =>
  change(app, 'update admin set deleted_at = $3 where mer_id = $1 and id = $2', [merId, adminId, app.now()])

export const removeShop = (app: TestApp, { merId }: Shop) =>
  change(app, 'update merchant set deleted_at = $2 where id = $1', [merId, app.now()])

export const closeRoles = (app: TestApp, { merId, adminId }: Person) =>
  change(app, `update role set is_open = false where mer_id = $1 and id in (${ROLES_OF})`, [merId, adminId])

export const revoke = (app: TestApp, { merId, adminId }: Person, permission: string) =>
  change(app, `delete from role_permission where mer_id = $1 and role_id in (${ROLES_OF}) and permission = $3`, [
    merId,
    adminId,
    permission,
  ])

export const grant = (app: TestApp, { merId, adminId }: Person, permission: string) =>
  change(
    app,
    `insert into role_permission (mer_id, role_id, permission) select $1, role_id, $3 from (${ROLES_OF}) as held`,
    [merId, adminId, permission],
  )

export const setConfig = (app: TestApp, key: string, value: string) =>
  change(
    app,
    'insert into platform_config (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, value],
  )
