import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { inPlatform } from '#platform/db/platform-db'
import { databaseState } from './database-state.ts'
import { createPool } from './pool.ts'
import { Scope } from './scope.ts'
import { setupPools } from '#test/app/test-pools'

const database = setupPools()
const notes = async () =>
  (await database.single.query<{ n: number }>('select n from note order by n')).rows.map(({ n }) => n)
const note = (n: number) => sql`insert into note values (${n})`

beforeAll(async () => {
  await database.single.query('create table note (n integer primary key)')
})

describe('a transaction', () => {
  test('costs no connection until the first query', async () => {
    const [, pool] = database.pools
    if (!pool) throw new Error('no second pool')
    const scope = new Scope(pool, 'begin')
    expect([scope.isOpen, pool.totalCount]).toEqual([false, 0])
    await scope.close('commit')
    expect(pool.totalCount).toBe(0)
    expect(await inPlatform(pool, async () => 'nothing asked')).toBe('nothing asked')
    expect(pool.totalCount).toBe(0)
  })

  test('keeps everything or nothing', async () => {
    await inPlatform(database.single, async ({ q }) => {
      await note(1).execute(q)
      await note(2).execute(q)
    })
    const failing = inPlatform(database.single, async ({ q }) => {
      await note(3).execute(q)
      await note(1).execute(q)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await notes()).toEqual([1, 2])
  })

  test('whose commit is not answered may have happened', async () => {
    const cutOff = inPlatform(database.single, async ({ q }) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(q)
      await database.pools[1]?.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    })
    expect(databaseState(await cutOff.catch((error: unknown) => error))).toBe('uncertain')
    expect(await inPlatform(database.single, ({ q }) => note(6).execute(q))).toBeDefined()
    await database.single.query('delete from note where n = 6')
  })

  test('that a worker of a cluster did not commit may have happened, unless a constraint refused it', async () => {
    /** What a coordinator says of a worker that was lost, or had a reason. */
    const failAtCommit = (reason: string) => `
      create or replace function fail() returns trigger language plpgsql as $$ begin
        raise warning 'said by the worker' using errcode = '${reason}';
        raise 'could not commit transaction for shard 102 on at least one active node' using errcode = 'XX000';
      end $$`
    const stateAfter = async (reason: string) => {
      await database.single.query(failAtCommit(reason))
      const failed = inPlatform(database.single, ({ q }) => note(5).execute(q))
      return databaseState(await failed.catch((error: unknown) => error))
    }
    await database.single.query(failAtCommit('57P01'))
    await database.single.query(
      `create constraint trigger fail after insert on note deferrable initially deferred for each row execute function fail()`,
    )
    expect(await stateAfter('57P01')).toBe('uncertain')
    expect(await stateAfter('23514')).toBeUndefined()
    await database.single.query('drop function fail cascade')
    expect(await notes()).not.toContain(5)
  })

  test('that reaches a standby reports it and discards the connection', async () => {
    const pool = createPool(database.url, 1)
    await pool.query('set default_transaction_read_only = on')
    const write = () => inPlatform(pool, ({ q }) => note(7).execute(q))
    expect(databaseState(await write().catch((error: unknown) => error))).toBe('away')
    await write()
    expect(await notes()).toContain(7)
    await pool.query('delete from note where n = 7')
    const misused = new Scope(pool, 'begin read only')
    await expect(note(8).execute(misused.q)).rejects.toThrow('a read may not write')
    await misused.close('rollback')
    await pool.end()
  })

  test('runs queries that were sent together one after the other, on one connection', async () => {
    const pids = await inPlatform(database.single, ({ q }) =>
      Promise.all(
        [1, 2, 3].map(async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(q)).rows[0]),
      ),
    )
    expect(new Set(pids.map((row) => row?.pid)).size).toBe(1)
  })

  test('that fails, fails for the queries sent with it and for no others', async () => {
    const failing = inPlatform(database.single, ({ q }) =>
      Promise.all([note(95).execute(q), sql`select nonsense`.execute(q), note(96).execute(q), note(96).execute(q)]),
    )
    await expect(failing).rejects.toThrow('nonsense')
    expect(await notes()).not.toContain(95)
    await inPlatform(database.single, ({ q }) => Promise.all([note(95).execute(q), note(96).execute(q)]))
    expect(await notes()).toEqual(expect.arrayContaining([95, 96]))
    await database.single.query('delete from note where n in (95, 96)')
  })

  test('runs nothing when its opening fails, although the first query is on its way already', async () => {
    const scope = new Scope(database.single, 'begin', ['set local role no_such_role'])
    await expect(note(97).execute(scope.q)).rejects.toMatchObject({ code: expect.stringMatching(/^(22023|25P02)$/) })
    await scope.close('rollback')
    expect(await notes()).not.toContain(97)
    expect([database.single.totalCount, database.single.idleCount]).toEqual([1, 1])
  })

  test('prepares nothing where the connection is handed to somebody else after it', async () => {
    const pool = createPool(database.url, 1, { isShared: true })
    const kept = await inPlatform(pool, async ({ q }) => {
      for (let times = 0; times < 4; times += 1) await sql`select ${1}::int`.execute(q)
      return (await sql`select name from pg_prepared_statements`.execute(q)).rows
    })
    await pool.end()
    expect(kept).toEqual([])
  })

  test('gives its connection back after success and failure', async () => {
    await inPlatform(database.single, ({ q }) => sql`select 1`.execute(q))
    await inPlatform(database.single, ({ q }) => sql`select nonsense`.execute(q)).catch(() => undefined)
    expect([database.single.totalCount, database.single.idleCount]).toEqual([1, 1])
  })

  test('whose connection breaks between two queries fails, and nothing else does', async () => {
    const [, pool] = database.pools
    const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`
    const broken = inPlatform(database.single, async ({ q }) => {
      const held = (await pid.execute(q)).rows[0]?.pid
      await pool?.query('select pg_terminate_backend($1)', [held])
      const gone = () => pool?.query('select from pg_stat_activity where pid = $1', [held])
      await vi.waitUntil(async () => (await gone())?.rowCount === 0, { timeout: 120_000 })
      await note(94).execute(q)
    })
    await expect(broken).rejects.toThrow(/connection/)
    expect(await notes()).not.toContain(94)
  })

  test('lets nothing run that comes after its end', async () => {
    let straggler: Promise<unknown> = Promise.resolve()
    const failing = inPlatform(database.single, async ({ q }) => {
      const slow = async () => {
        await sql`select pg_sleep(0.05)`.execute(q)
        await note(99).execute(q)
      }
      await sql`select 1`.execute(q)
      straggler = slow().catch(String)
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await straggler).toBe('Error: the transaction has ended')
    expect(await notes()).not.toContain(99)
  })

  test('does not leave a connection behind when it ends before its first query began', async () => {
    const failing = inPlatform(database.single, async ({ q }) => {
      note(98)
        .execute(q)
        .catch(() => undefined)
      throw new Error('at once')
    })
    await expect(failing).rejects.toThrow('at once')
    expect(database.single.idleCount).toBe(database.single.totalCount)
    expect(await notes()).not.toContain(98)
  })
})

describe('without a database', () => {
  const nowhere = createPool('postgres://nobody@127.0.0.1:1/nothing', 1)

  test('the query fails, and ending the transaction is not a second failure', async () => {
    const scope = new Scope(nowhere, 'begin')
    await expect(sql`select 1`.execute(scope.q)).rejects.toThrow('ECONNREFUSED')
    await expect(scope.close('rollback')).resolves.toBeUndefined()
  })

  test('a broken opening gives the connection back', async () => {
    const scope = new Scope(database.single, 'begin', ['select nonsense'])
    await expect(sql`select 1`.execute(scope.q)).rejects.toThrow('nonsense')
    await scope.close('rollback')
    expect(await notes()).toBeDefined()
  })
})
