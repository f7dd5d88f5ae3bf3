import { type TaskNews, taskNews } from '@zhanggui/contract/kernel/task-news'
import { sql } from 'kysely'
import { z } from 'zod'
import type { MerchantDb } from '#platform/db/merchant-db'
import { taskHint } from './task-hint.ts'

/** Tells open consoles how far a task of this person is, once the transaction commits. */
export async function announceTask(db: MerchantDb, adminId: number, news: TaskNews) {
  const text = JSON.stringify(z.encode(taskNews, news))
  await sql`select pg_notify('push', ${taskHint({ merId: db.merId, adminId, text })})`.execute(db.q)
}
