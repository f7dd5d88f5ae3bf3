import { describe, expect, test } from 'vitest'
import { deleteExpired } from '#platform/jobs/sweep.sql'
import { usePools } from '#test/use-pool'

const database = usePools()
const now = new Date('2026-03-01T12:00:00Z')
const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]

/** For each table: how a row with a given moment is written, and how old that moment may get. */
const swept: readonly [table: string, insert: string, lifetime: number][] = [
  ['session', `insert into session values (1, decode($1, 'escape'), 1, now(), $2, '', '')`, 0],
  ['captcha', `insert into captcha values ($1, 'image', '', '', $2)`, 0],
  ['push_ticket', `insert into push_ticket values (decode($1, 'escape'), 1, '', $2)`, 0],
  ['idempotency', `insert into idempotency values (1, 1, $1, '', '', null, $2)`, 24 * HOUR],
  ['rate_window', `insert into rate_window values ($1, $2, 1)`, HOUR],
  ['login_failure', `insert into login_failure values ($1, 1, $2)`, 30 * MINUTE],
  [
    'job',
    `insert into job (mer_id, id, kind, payload, status, run_at, created_at, finished_at)
     values (0, case $1 when 'old' then 1 else 2 end, $1, '{}', 'done', now(), now(), $2)`,
    7 * 24 * HOUR,
  ],
]

describe('the sweep', () => {
  test.each(swept)('takes what is expired from %s and nothing else', async (table, insert, lifetime) => {
    const at = (age: number) => new Date(now.getTime() - age)
    await database.single.query(insert, ['old', at(lifetime + SECOND)])
    await database.single.query(insert, ['fresh', at(lifetime - SECOND)])
    await deleteExpired(database.single, now)
    const { rows } = await database.single.query<{ left: string }>(`select ${table}::text as left from ${table}`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.left).toMatch(/fresh|\\x6672657368/)
  })

  test('keeps failed and waiting jobs, however old', async () => {
    for (const [id, status] of ['failed', 'waiting', 'running'].entries()) {
      await database.single.query(
        `insert into job (mer_id, id, kind, payload, status, run_at, created_at, finished_at)
         values (0, $1, 'kept', '{}', $2, 'epoch', 'epoch', 'epoch')`,
        [id + 10, status],
      )
    }
    await deleteExpired(database.single, now)
    const { rows } = await database.single.query(`select from job where kind = 'kept'`)
    expect(rows).toHaveLength(3)
  })
})
