import { REFERENCE_TABLES } from '#platform/db/distribution/table-kinds'
import { beforeAll, describe, expect, test } from 'vitest'
import { inMerchant } from '#platform/db/merchant-db'
import { inPlatform } from '#platform/db/platform-db'
import { findCheckedValues, findIndexes, findTables, type Table } from '#test/read/catalogue.sql'
import { inOrder, insertAnyRow } from '#test/make/any-row.sql'
import { setupPools } from '#test/app/test-pools'

const database = setupPools()

/** Looked up before sign-in, by name or ticket: the merchant role has no privileges on them. */
const PLATFORM_ONLY = new Set(['person_shop', 'push_ticket', 'shop_invitation'])
/** Indexes for sweeps and the queue over all merchants; not used by merchant queries. */
const BY_AGE = ['idempotency_age', 'job_state', 'product_collection_age', 'product_import_age', 'session_expiry']
/** Its tokens are prefixed with the merchant id. */
const BY_TOKEN = ['shop_order_tokens', 'product_tokens', 'shopper_by_name']

const [OWN, OTHER] = [71, 72]
let tables: Table[] = []
let guarded: Table[] = []
let checked: ReadonlyMap<string, readonly string[]> = new Map()

beforeAll(async () => {
  tables = await findTables(database.single)
  checked = await findCheckedValues(database.single)
  guarded = inOrder(
    tables.filter(({ name, columns }) => columns.some((c) => c.name === 'mer_id') && !PLATFORM_ONLY.has(name)),
  )
  for (const table of guarded) await insertAnyRow(database.single, table, OTHER, checked)
})

/** Runs a statement in the merchant role and rolls it back; returns the number of rows, or the error. */
async function touch(statement: string, merId: number | undefined): Promise<number | string> {
  const client = await database.single.connect()
  try {
    await client.query('begin')
    await client.query('set local role zhanggui_merchant')
    if (merId !== undefined) await client.query(`set local app.mer_id = '${merId}'`)
    return (await client.query(statement)).rowCount ?? 0
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown'
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The tables for which `find` found something wrong. */
async function wrong(find: (table: Table) => Promise<boolean>): Promise<string[]> {
  const names: string[] = []
  for (const table of guarded) if (await find(table)) names.push(table.name)
  return names
}

const DENIED = '42501'

describe('the merchant role', () => {
  test('cannot step around a policy', async () => {
    const { rows } = await database.single.query(
      `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole,
        exists (select from pg_class c where c.relowner = r.oid) as owns
       from pg_roles r where rolname = 'zhanggui_merchant'`,
    )
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false, owns: false },
    ])
  })

  test('has no right to what is not a merchant table, except to read what is shared', () => {
    const others = tables.filter(({ name }) => !guarded.some((table) => table.name === name) && name !== 'merchant')
    const rights = others.flatMap(({ name, rights: held }) => held.map((right) => `${right} ${name}`))
    expect(rights).toEqual(REFERENCE_TABLES.map((name) => `select ${name}`))
  })

  test('can neither change nor remove a line of the log', () => {
    expect(tables.find(({ name }) => name === 'sensitive_log')?.rights).toEqual(['select', 'insert'])
  })
})

describe('every table of merchants', () => {
  test('is there', () => expect(guarded.length).toBeGreaterThanOrEqual(11))

  test('has row-level security with one policy for both directions', () => {
    const merchant = tables.filter(({ name }) => name === 'merchant')
    const open = [...guarded, ...merchant].filter(({ isProtected, policies }) => !isProtected || policies !== 1)
    expect(open.map(({ name }) => name)).toEqual([])
  })

  test('begins its keys and indexes with the merchant', async () => {
    const names = new Set(guarded.map(({ name }) => name))
    const late = (await findIndexes(database.single)).filter(
      ({ table, firstColumn }) => names.has(table) && firstColumn !== 'mer_id',
    )
    expect(late.map(({ name }) => name).toSorted()).toEqual([...BY_AGE, ...BY_TOKEN].toSorted())
  })

  test('shows nothing and takes nothing without a merchant', async () => {
    expect(await wrong(async ({ name }) => (await touch(`select from ${name}`, undefined)) !== 0)).toEqual([])
    expect(
      await wrong(async (table) => {
        const [row] = await statementsFor(table, OWN)
        return (await touch(row ?? '', undefined)) !== DENIED
      }),
    ).toEqual([])
  })

  test('shows, changes and removes nothing of another merchant', async () => {
    for (const statement of ['select from', 'update', 'delete from']) {
      const reached = await wrong(async ({ name }) => {
        const text = statement === 'update' ? `update ${name} set mer_id = mer_id` : `${statement} ${name}`
        const result = await touch(text, OWN)
        return result !== 0 && result !== DENIED
      })
      expect({ statement, reached }).toEqual({ statement, reached: [] })
    }
  })

  test('shows the own rows: what is hidden above is hidden by the policy', async () => {
    // Inserting a product also inserts its count deltas.
    expect(await wrong(async ({ name }) => !(Number(await touch(`select from ${name}`, OTHER)) >= 1))).toEqual([])
  })

  test('takes no row for another merchant', async () => {
    expect(
      await wrong(async (table) => {
        const [row] = await statementsFor(table, OTHER)
        return (await touch(row ?? '', OWN)) !== DENIED
      }),
    ).toEqual([])
  })
})

/** The insert that `insertAnyRow` would send, as text. */
async function statementsFor(table: Table, merId: number): Promise<string[]> {
  const texts: string[] = []
  const recorder = { query: async (text: string) => texts.push(text) }
  await insertAnyRow(recorder as never, table, merId, checked)
  return texts
}

describe('the merchant of a transaction', () => {
  const setting = async () => {
    const { rows } = await database.single.query(
      `select current_setting('app.mer_id', true) as merchant, current_user = session_user as "isHome"`,
    )
    return rows[0] as { merchant: string | null; isHome: boolean }
  }

  test('is gone after it, on the same connection', async () => {
    await inMerchant(database.single, OTHER, 'write', (db) => db.q.selectFrom('role').select('id').execute())
    expect(await setting()).toEqual({ merchant: '', isHome: true })
  })

  test('is gone after a failure as well', async () => {
    const failing = inMerchant(database.single, OTHER, 'write', async (db) => {
      await db.q.selectFrom('role').select('id').execute()
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await setting()).toEqual({ merchant: '', isHome: true })
  })

  test('decides what a query sees that forgot to say so', async () => {
    const ids = (merId: number) =>
      inMerchant(database.single, merId, 'read', (db) => db.q.selectFrom('role').select('mer_id').execute())
    expect(await ids(OTHER)).toEqual([{ mer_id: OTHER }])
    expect(await ids(OWN)).toEqual([])
    expect(await inPlatform(database.single, (db) => db.q.selectFrom('role').select('mer_id').execute())).toHaveLength(
      1,
    )
  })

  test.each([0, -1, 1.5, Number.NaN])('%d is none', async (merId) => {
    await expect(inMerchant(database.single, merId, 'read', async () => null)).rejects.toThrow(RangeError)
  })
})
