import { randomBytes } from 'node:crypto'
import { findPersonIn, insertPerson, insertPersonShop } from '#features/people/public'
import { inMerchant } from '#platform/db/merchant-db'
import { inPlatform } from '#platform/db/platform-db'
import { insertSession } from '#platform/session/session.sql'
import { newToken, parseToken } from '#platform/session/token'
import type { TestApp } from '#test/app/test-app'

export interface Shop {
  readonly merId: number
  readonly owner: Person
}

export interface Person {
  readonly merId: number
  readonly adminId: number
  readonly account: string
  readonly token: string
}

const unique = () => randomBytes(4).toString('hex')

/** A merchant with its owner, who is signed in. */
export async function makeShop(app: TestApp, { name = '测试小店' } = {}): Promise<Shop> {
  const merId = await app.platform.newId()
  await inPlatform(app.platform.pool, (db) =>
    db.q
      .insertInto('merchant')
      .values({ id: merId, name, real_name: '店主', phone: '13800000000', is_open: true, created_at: app.now() })
      .execute(),
  )
  return { merId, owner: await makePerson(app, merId, { type: 2 }) }
}

interface StaffTraits {
  readonly permissions?: readonly string[]
  readonly account?: string
  readonly realName?: string
  readonly passwordHash?: string
  readonly phone?: string
  readonly isEnabled?: boolean
  /** Somebody of another shop, who works here as well. */
  readonly sameAs?: Person
}

/** A signed-in staff member whose one role grants the permissions. */
export const makeStaff = (app: TestApp, shop: Shop, traits: StaffTraits = {}): Promise<Person> =>
  makePerson(app, shop.merId, { ...traits, type: 4 })

async function makePerson(app: TestApp, merId: number, traits: StaffTraits & { type: 2 | 4 }): Promise<Person> {
  const { newId, pool } = app.platform
  const [adminId, roleId, personId] = [await newId(), await newId(), await newId()]
  const { account = traits.sameAs?.account ?? `staff-${unique()}`, permissions = [], isEnabled = true } = traits
  const now = app.now()
  await inPlatform(pool, async (db) => {
    await db.q
      .insertInto('admin')
      .values({
        mer_id: merId,
        id: adminId,
        account,
        real_name: traits.realName ?? '小明',
        phone: traits.phone ?? '',
        type: traits.type,
        is_enabled: isEnabled,
        created_at: now,
        updated_at: now,
      })
      .execute()
    const { passwordHash = '' } = traits
    const same = traits.sameAs && (await findPersonIn(db, traits.sameAs))
    if (same) await insertPersonShop(db, same.personId, { merId, adminId })
    else {
      const person = { id: personId, merId, adminId, account, passwordHash, isPasswordOwn: true, createdAt: now }
      await insertPerson(db, person)
    }
    await db.q
      .insertInto('role')
      .values({ mer_id: merId, id: roleId, name: `角色${roleId}`, created_at: now, updated_at: now })
      .execute()
    await db.q.insertInto('admin_role').values({ mer_id: merId, admin_id: adminId, role_id: roleId }).execute()
    if (permissions.length > 0) {
      await db.q
        .insertInto('role_permission')
        .values(permissions.map((permission) => ({ mer_id: merId, role_id: roleId, permission })))
        .execute()
    }
  })
  return { merId, adminId, account, token: await makeToken(app, merId, adminId) }
}

/** A session as signing in would have made it. */
export async function makeToken(app: TestApp, merId: number, adminId: number): Promise<string> {
  const token = newToken(merId)
  const parsed = parseToken(token)
  if (!parsed) throw new Error('a new token must parse')
  const createdAt = app.now()
  const expiresAt = new Date(createdAt.getTime() + 24 * 3_600_000)
  const facts = { token: parsed, adminId, createdAt, expiresAt, address: '127.0.0.1', userAgent: 'test' }
  await inMerchant(app.platform.pool, merId, 'write', (db) => insertSession(db, facts))
  return token
}
