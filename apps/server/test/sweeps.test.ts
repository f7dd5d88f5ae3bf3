import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { jobContextOf } from '#platform/jobs/job-context'
import { createPlatform } from '#platform/platform'
import { setupPools } from './app/test-pools.ts'
import { allJobs } from '../src/all-jobs.ts'

const database = setupPools()
const now = new Date('2026-03-01T12:00:00Z')
const config = readConfig({})
/** Does what the node does by itself now and then. */
async function run(kind: 'sweep' | 'retention') {
  const log = pino({ level: 'silent' })
  const platform = createPlatform({
    config,
    pool: database.single,
    gatePool: database.single,
    clock: () => now,
    log,
    migrations: 0,
  })
  await allJobs.find((job) => job.kind === kind)?.run(jobContextOf(platform, 0, 1), {})
}
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

/** For each table: how a row with a given moment is written, and how old that moment may get. */
const swept: readonly [table: string, insert: string, lifetime: number][] = [
  ['session', `insert into session values (1, decode($1, 'escape'), 1, now(), $2, '', '')`, 0],
  ['sign_in_ticket', `insert into sign_in_ticket values (decode($1, 'escape'), 1, '', '', 0, $2)`, 0],
  [
    'second_factor',
    `insert into second_factor (person_id, sealed_pending, pending_at)
     select case $1 when 'old' then 1 else 2 end, decode($1, 'escape'), $2`,
    15 * MINUTE,
  ],
  [
    'shop_invitation',
    `insert into shop_invitation (id, mer_id, person_id, inviter_id, role_ids, shop_name, inviter_name, role_names,
       account, real_name, created_at, expires_at)
     values (case $1 when 'old' then 1 else 2 end, 1, case $1 when 'old' then 1 else 2 end, 1, '{}', $1, '', '{}', '', '',
       $2, $2)`,
    90 * 24 * HOUR,
  ],
  ['captcha', `insert into captcha values ($1, 'image', '', '', $2)`, 0],
  ['push_ticket', `insert into push_ticket values (decode($1, 'escape'), 1, '', $2)`, 0],
  ['idempotency', `insert into idempotency values (1, 1, $1, '', '', null, $2)`, 24 * HOUR],
  ['rate_window', `insert into rate_window values ($1, $2, 1)`, HOUR],
  ['login_failure', `insert into login_failure values ($1, '', 1, $2)`, 30 * MINUTE],
  [
    'job',
    `insert into job (mer_id, id, kind, payload, status, run_at, created_at, finished_at)
     values (0, case $1 when 'old' then 1 else 2 end, $1, '{}', 'done', now(), now(), $2)`,
    7 * 24 * HOUR,
  ],
  [
    'gateway_call',
    `insert into gateway_call (key_id, endpoint, url, address, created_at) values ($1, '', '', '', $2)`,
    180 * 24 * HOUR,
  ],
  [
    'task',
    `with made as (
       insert into task (mer_id, id, kind, title, params, admin_id, created_at, finished_at)
       values (1, case $1 when 'old' then 1 else 2 end, 'productBatch', $1, '{}', 1, now(), $2) returning id)
     insert into task_row (mer_id, task_id, no, ref_id) select 1, id, 1, 1 from made`,
    90 * 24 * HOUR,
  ],
]

describe('the sweep', () => {
  beforeAll(() =>
    database.single.query(`insert into person select n, '', '', n::text, now() from generate_series(1, 2) as n`),
  )

  test.each(swept)('takes what is expired from %s and nothing else', async (table, insert, lifetime) => {
    const at = (age: number) => new Date(now.getTime() - age)
    await database.single.query(insert, ['old', at(lifetime + SECOND)])
    await database.single.query(insert, ['fresh', at(lifetime - SECOND)])
    await run('sweep')
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
    await run('sweep')
    const { rows } = await database.single.query(`select from job where kind = 'kept'`)
    expect(rows).toHaveLength(3)
  })
})

describe('what merchants keep for a while only', () => {
  const { keep } = config
  const at = (age: number) => new Date(now.getTime() - age)

  test('goes when its time is over: notices, that they were read, log lines, timed changes', async () => {
    const { single } = database
    await single.query(`insert into merchant (id, name, real_name, phone, created_at) values (5, '', '', '', now())`)
    for (const [no, age] of [
      [1, keep.noticesMs + SECOND],
      [2, keep.noticesMs - SECOND],
    ] as const) {
      await single.query(
        `insert into push_event (mer_id, no, type, kind, title, content, url, created_at)
         values (5, $1, '3', 'system', '', '', '', $2)`,
        [no, at(age)],
      )
      await single.query('insert into notice_read values (5, 1, $1)', [no])
    }
    for (const [id, age] of [
      [1, keep.logMs + SECOND],
      [2, keep.logMs - SECOND],
    ] as const) {
      await single.query(
        `insert into sensitive_log values (5, $1, 1, '', '', '修改', '', '', '', '', '', '', 0, '', $2, '[]')`,
        [id, at(age)],
      )
    }
    for (const [id, finished] of [
      [1, at(91 * DAY)],
      [2, at(89 * DAY)],
      [3, null],
    ] as const) {
      await single.query(
        `insert into timed_change (mer_id, id, admin_id, account, address, kind, summary, note, run_at, status, total,
           created_at, finished_at) values (5, $1, 1, '', '', 'up', '', '', 'epoch', 0, 1, 'epoch', $2)`,
        [id, finished],
      )
      await single.query(`insert into timed_change_item values (5, $1, 1, '', '[]')`, [id])
    }
    await run('retention')
    const left = async (table: string, column: string) =>
      (await single.query<{ n: number }>(`select ${column}::int as n from ${table} where mer_id = 5`)).rows
    expect(await left('push_event', 'no')).toEqual([{ n: 2 }])
    expect(await left('notice_read', 'no')).toEqual([{ n: 2 }])
    expect(await left('sensitive_log', 'id')).toEqual([{ n: 2 }])
    expect(await left('timed_change', 'id')).toEqual([{ n: 2 }, { n: 3 }])
    expect(await left('timed_change_item', 'change_id')).toEqual([{ n: 2 }, { n: 3 }])
  })
})
