import { loginName } from '@zhanggui/domain/session/account-rules'
import type { PlatformDb } from '#platform/db/platform-db'

/** Who signs in; in each of their shops they have an account with rights of its own. */
export interface Person {
  readonly personId: number
  readonly account: string
  readonly passwordHash: string
  /** False: somebody else has set it, and may still know it. */
  readonly isPasswordOwn: boolean
  /** What their secrets are sealed for. */
  readonly sealName: string
}

const people = (db: PlatformDb) =>
  db.q
    .selectFrom('person')
    .select(['person.id as personId', 'person.account', 'person.password_hash as passwordHash'])
    .select(['person.seal_name as sealName', 'person.is_password_own as isPasswordOwn'])

export const findPerson = (db: PlatformDb, account: string): Promise<Person | undefined> =>
  people(db)
    .innerJoin('login_name', 'login_name.person_id', 'person.id')
    .where('login_name.account', '=', loginName(account))
    .executeTakeFirst()

interface ShopAccount {
  readonly merId: number
  readonly adminId: number
}

const peopleIn = (db: PlatformDb, { merId, adminId }: ShopAccount) =>
  people(db)
    .innerJoin('person_shop', 'person_shop.person_id', 'person.id')
    .where('person_shop.mer_id', '=', merId)
    .where('person_shop.admin_id', '=', adminId)

/** Whose account of a shop it is. */
export const findPersonIn = (db: PlatformDb, of: ShopAccount): Promise<Person | undefined> =>
  peopleIn(db, of).executeTakeFirst()

/**
 * Everything about password, second factor and shops of a person waits for this lock. It comes before any lock of an
 * account in a shop.
 */
export const lockPersonIn = (db: PlatformDb, of: ShopAccount): Promise<Person | undefined> =>
  peopleIn(db, of).forUpdate('person').executeTakeFirst()

export const lockPerson = (db: PlatformDb, personId: number): Promise<Person | undefined> =>
  people(db).where('person.id', '=', personId).forUpdate().executeTakeFirst()

/** The one used last first. */
export const listShopsOf = (db: PlatformDb, personId: number): Promise<ShopAccount[]> =>
  db.q
    .selectFrom('person_shop')
    .select(['mer_id as merId', 'admin_id as adminId'])
    .where('person_id', '=', personId)
    .orderBy('last_used_at', (order) => order.desc().nullsLast())
    .orderBy('mer_id')
    .execute()

/** How many shops the person of an account works for. */
export async function countShops(db: PlatformDb, { merId, adminId }: ShopAccount): Promise<number> {
  const { count } = await db.q
    .selectFrom('person_shop as here')
    .innerJoin('person_shop as all', 'all.person_id', 'here.person_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('here.mer_id', '=', merId)
    .where('here.admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
  return count
}

/** Those of a shop's accounts whose people work for other shops as well. */
export async function listSharedAccounts(db: PlatformDb, merId: number): Promise<ReadonlySet<number>> {
  const rows = await db.q
    .selectFrom('person_shop as here')
    .innerJoin('person_shop as elsewhere', (join) =>
      join.onRef('elsewhere.person_id', '=', 'here.person_id').on('elsewhere.mer_id', '!=', merId),
    )
    .select('here.admin_id as adminId')
    .distinct()
    .where('here.mer_id', '=', merId)
    .execute()
  return new Set(rows.map(({ adminId }) => adminId))
}

interface NewPerson extends ShopAccount {
  readonly id: number
  readonly account: string
  readonly passwordHash: string
  readonly isPasswordOwn?: boolean
  readonly createdAt: Date
}

/** Somebody new with their first shop; false if the account name, unique across the platform, is taken. */
export async function insertPerson(db: PlatformDb, person: NewPerson): Promise<boolean> {
  const { id, account, passwordHash, isPasswordOwn = false, createdAt } = person
  await db.q
    .insertInto('person')
    .values({
      id,
      account,
      password_hash: passwordHash,
      is_password_own: isPasswordOwn,
      seal_name: String(id),
      created_at: createdAt,
    })
    .execute()
  const named = await db.q
    .insertInto('login_name')
    .values({ account: loginName(account), person_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (named.numInsertedOrUpdatedRows !== 1n) return false
  await insertPersonShop(db, id, person)
  return true
}

export async function insertPersonShop(db: PlatformDb, personId: number, { merId, adminId }: ShopAccount) {
  await db.q.insertInto('person_shop').values({ person_id: personId, mer_id: merId, admin_id: adminId }).execute()
}

export async function updateLastUsed(db: PlatformDb, { merId, adminId }: ShopAccount, now: Date) {
  await db.q
    .updateTable('person_shop')
    .set({ last_used_at: now })
    .where('mer_id', '=', merId)
    .where('admin_id', '=', adminId)
    .execute()
}

/** False if the name is taken. The new one comes before the old one goes: two who swap names do not wait for each other. */
export async function renamePerson(db: PlatformDb, personId: number, account: string): Promise<boolean> {
  const name = loginName(account)
  await db.q
    .insertInto('login_name')
    .values({ account: name, person_id: personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const holder = await db.q
    .selectFrom('login_name')
    .select('person_id as personId')
    .where('account', '=', name)
    .executeTakeFirst()
  if (holder?.personId !== personId) return false
  await db.q.deleteFrom('login_name').where('person_id', '=', personId).where('account', '!=', name).execute()
  await db.q.updateTable('person').set({ account }).where('id', '=', personId).execute()
  return true
}

export async function updatePasswordHash(
  db: PlatformDb,
  personId: number,
  { passwordHash, isPasswordOwn }: Pick<Person, 'passwordHash' | 'isPasswordOwn'>,
) {
  const set = { password_hash: passwordHash, is_password_own: isPasswordOwn }
  await db.q.updateTable('person').set(set).where('id', '=', personId).execute()
}

/** Whoever belongs to no shop any more is gone, and the name is free. */
export async function deletePersonShop(db: PlatformDb, personId: number, merId: number) {
  await db.q.deleteFrom('person_shop').where('person_id', '=', personId).where('mer_id', '=', merId).execute()
  await db.q
    .deleteFrom('person')
    .where('id', '=', personId)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('person_shop').select('mer_id').where('person_id', '=', personId))))
    .execute()
}
