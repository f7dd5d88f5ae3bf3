import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { expect } from 'vitest'
import { inMerchant } from '../../apps/server/src/platform/db/merchant-db.ts'
import { createPool } from '../../apps/server/src/platform/db/connection/pool.ts'
import { insertAnnouncements } from '../../apps/server/src/platform/push/announce.sql.ts'
import { runningProduct } from './running-product.ts'

/** Shared by the files of this worker, and closed with it. */
export const pool = createPool(runningProduct().databaseUrl, 2)

const WHO = `select s.mer_id, s.admin_id from login_name n
  join person_shop s on s.person_id = n.person_id where n.account = $1`
const ROLES = `select mer_id, role_id from admin_role where (mer_id, admin_id) in (${WHO})`

/** The answer of the newest captcha: the digits, or the piece's position. */
export async function captchaAnswer(kind: 'image' | 'puzzle'): Promise<string> {
  const { rows } = await pool.query<{ answer: string }>(
    'select answer from captcha where kind = $1 order by expires_at desc limit 1',
    [kind],
  )
  return rows[0]?.answer ?? ''
}

/** As if a day had passed, or somebody else had changed the password. */
export async function endSessionsOf(account: string) {
  await pool.query(`delete from session where (mer_id, admin_id) in (${WHO})`, [account])
}

export async function profileOf(account: string): Promise<{ realName: string; version: number } | undefined> {
  const { rows } = await pool.query<{ realName: string; version: number }>(
    `select real_name as "realName", version from admin where (mer_id, id) in (${WHO})`,
    [account],
  )
  return rows[0]
}

/** Revokes a permission from a person's roles; returns a function that restores it. */
export async function takeRight(account: string, permission: string): Promise<() => Promise<unknown>> {
  const { rows } = await pool.query<{ mer_id: number; role_id: number }>(
    `delete from role_permission where (mer_id, role_id) in (${ROLES}) and permission = $2 returning mer_id, role_id`,
    [account, permission],
  )
  return () =>
    Promise.all(
      rows.map((row) =>
        pool.query('insert into role_permission (mer_id, role_id, permission) values ($1, $2, $3)', [
          row.mer_id,
          row.role_id,
          permission,
        ]),
      ),
    )
}

/** Makes saving a profile fail with a server error; returns a function that repairs it. */
export async function breakProfiles(): Promise<() => Promise<unknown>> {
  await pool.query('revoke update on admin from zhanggui_merchant')
  return () => pool.query('grant update on admin to zhanggui_merchant')
}

/** Announces paid orders to the shop's staff. */
export async function announceOrders(account: string, ...numbers: readonly string[]) {
  const { rows } = await pool.query<{ mer_id: number }>(WHO, [account])
  const announcements = numbers.map((number) => ({
    kind: noticeKind.is.newOrder,
    title: '新订单提醒',
    content: `订单 ${number} 已支付，等待发货。`,
    url: '/maintain/user',
  }))
  await inMerchant(pool, rows[0]?.mer_id ?? 0, 'write', (db) => insertAnnouncements(db, announcements, new Date()))
}

/** Marks the picture of this name as in use. */
export async function showPicture(account: string, name: string, label: string) {
  await pool.query(
    `insert into picture_usage (mer_id, att_id, kind, ref_id, label)
     select mer_id, id, 'product', 1, $3 from attachment where name = $2 and mer_id in (select mer_id from (${WHO}) who)`,
    [account, name, label],
  )
}

/** As if the time had come that a schedule of exports waits for. */
export async function runScheduleNow(name: string) {
  await pool.query(
    `update job set run_at = now() where kind = 'exportSchedule' and status = 'waiting'
       and (payload ->> 'scheduleId')::bigint in (select id from export_schedule where name = $1)`,
    [name],
  )
}

/** The same for changes of products that carry this note. */
export async function runTimedChangeNow(note: string) {
  await pool.query(
    `update job set run_at = now() where kind = 'timedChange' and status = 'waiting'
       and (payload ->> 'id')::bigint in (select id from timed_change where note = $1)`,
    [note],
  )
}

/** Waits until nothing that the journeys before have begun is under way: what is counted from now on is this journey's own. */
export async function untilNothingIsDue() {
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ kind: string }>(
        `select kind from job where unique_key is distinct from 'recurring'
           and (status = 'running' or (status = 'waiting' and attempts = 0 and run_at <= now()))`,
      )
      return rows.map(({ kind }) => kind)
    })
    .toEqual([])
}

/** The same for what the server does by itself every hour, for all shops. */
export async function runTimerNow(kind: string) {
  await pool.query(`update job set run_at = now() where kind = $1 and status = 'waiting'`, [kind])
}
