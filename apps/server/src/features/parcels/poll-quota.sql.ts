import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { pollLimit } from '@zhanggui/domain/order/parcel/judge-parcel'
import { USUAL_POLLS_PER_DAY } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { sql } from 'kysely'
import { findConfig } from '#features/config/public'
import type { MerchantDb } from '#platform/db/merchant-db'

/** Questions that a shop has on a day. */
export async function findPollsPerDay(db: MerchantDb): Promise<number> {
  const { parcel_polls_per_day: set } = await findConfig(db, ['parcel_polls_per_day'])
  return set === '' ? USUAL_POLLS_PER_DAY : Number(set)
}

/** Takes one question off the day's quota; false when none is left for this one. Safe under concurrency. */
export async function takePoll(db: MerchantDb, now: Date, by: 'person' | 'clock'): Promise<boolean> {
  const limit = pollLimit(await findPollsPerDay(db), by)
  if (limit <= 0) return false
  const { rows } = await sql`insert into parcel_poll (mer_id, day, polls) values (${db.merId}, ${shopDay(now)}, 1)
    on conflict (mer_id) do update set day = excluded.day,
      polls = case when parcel_poll.day = excluded.day then parcel_poll.polls + 1 else 1 end
    where parcel_poll.day <> excluded.day or parcel_poll.polls < ${limit}
    returning polls`.execute(db.q)
  return rows.length > 0
}

/** Questions today, and parcels whose last one had no answer. */
export async function readPolling(db: MerchantDb, now: Date) {
  const [perDay, today, failing] = await Promise.all([
    findPollsPerDay(db),
    db.q
      .selectFrom('parcel_poll')
      .select('polls')
      .where('mer_id', '=', db.merId)
      .where('day', '=', shopDay(now))
      .executeTakeFirst(),
    db.q
      .selectFrom('tracked_shipment')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('mer_id', '=', db.merId)
      .where('failures', '>', 0)
      .executeTakeFirstOrThrow(),
  ])
  return { used: today?.polls ?? 0, perDay, failing: failing.count }
}
