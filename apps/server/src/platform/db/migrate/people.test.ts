import { expect, test } from 'vitest'
import { EMPTY } from '#test/app/test-database'
import { setupPools } from '#test/app/test-pools'
import { migrate, readMigrations } from './migrate.ts'

const database = setupPools({ template: EMPTY })
const folder = new URL('../../../../migrations/', import.meta.url)
const PEOPLE = 59

const admin = (merId: number, id: number, account: string, deletedAt: string | null = null) =>
  database.single.query(
    `insert into admin (mer_id, id, account, password_hash, real_name, type, last_login_at, created_at, updated_at, deleted_at)
     values ($1, $2, $3, 'hash of ' || $3, '', 4, '2026-01-02', '2026-01-01', '2026-01-01', $4)`,
    [merId, id, account, deletedAt],
  )

test('everybody who could sign in still can, with password and second factor, and whose name was free keeps it free', async () => {
  const all = await readMigrations(folder)
  await migrate(
    database.single,
    all.filter(({ version }) => version < PEOPLE),
  )
  await database.single.query(
    `insert into merchant (id, name, real_name, phone, created_at) values (1, '', '', '', now()), (2, '', '', '', now())`,
  )
  await admin(1, 101, 'Anna')
  await admin(2, 101, 'bert')
  await admin(2, 102, 'gone', '2026-01-03')
  await database.single.query(`insert into login_name values ('anna', 1, 101), ('bert', 2, 101)`)
  await database.single.query(
    `insert into second_factor (mer_id, admin_id, sealed_secret, sealed_codes, confirmed_at)
     values (2, 101, '\\x01', '\\x02', now())`,
  )
  const { rows: before } = await database.single.query<{ next: number }>('select next_id as next from id_block')
  await migrate(database.single, all)

  const { rows } = await database.single.query<{ id: number }>(
    `select p.id, n.account as name, p.account, p.password_hash as hash, p.seal_name as seal, s.mer_id as mer,
       s.admin_id as admin, s.last_used_at is not null as used, a.has_factor as factor, f.sealed_secret as secret
     from person p join login_name n on n.person_id = p.id join person_shop s on s.person_id = p.id
     join admin a on a.mer_id = s.mer_id and a.id = s.admin_id
     left join second_factor f on f.person_id = p.id order by n.account`,
  )
  const [anna, bert] = rows
  expect(anna).toMatchObject({
    name: 'anna',
    account: 'Anna',
    hash: 'hash of Anna',
    seal: '1:101',
    mer: 1,
    factor: false,
  })
  expect(bert).toMatchObject({ name: 'bert', hash: 'hash of bert', seal: '2:101', mer: 2, factor: true })
  expect(bert).toMatchObject({ used: true, secret: Buffer.from([1]) })
  expect(rows).toHaveLength(2)
  const { rows: after } = await database.single.query<{ next: number }>('select next_id as next from id_block')
  for (const { id } of rows) {
    expect(id).toBeGreaterThanOrEqual(before[0]?.next ?? 0)
    expect(id).toBeLessThan(after[0]?.next ?? 0)
  }
})
