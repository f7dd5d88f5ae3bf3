import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { partsOfOrder } from '@zhanggui/contract/kernel/order'
import type { parcelApi } from '@zhanggui/contract/order/parcel'
import { type ParcelProblem, parcelProblem, type ParcelState } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { sql } from 'kysely'
import { findColleague } from '#features/staff/public'
import { countedPage } from '#platform/db/counted-page'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MAX_COUNTED } from '#platform/db/page-window'
import { missing } from '#platform/http/refusals'
import {
  findParcels,
  isHandled,
  isOpen,
  type ParcelFilter,
  parcelsInTabs,
  type TabFilter,
} from './parcel-filter.sql.ts'

/** The last trace; before the first one, when it was sent. */
const since = sql<Date>`coalesce(t.last_trace_at, t.sent_at)`

const rowsOf = (db: MerchantDb, found: ReturnType<typeof findParcels>) =>
  found
    .leftJoin('admin as a', (join) =>
      join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 'k.assignee_id').on('a.deleted_at', 'is', null),
    )
    .select(['t.shipment_id as id', 'o.order_no as orderNo', 's.express_name as expressName'])
    .select(['s.tracking_number as trackingNumber', 't.last_trace as lastTrace', 't.sent_at as sendTime'])
    .select(['t.polled_at as pollTime', 't.poll_error as pollError', 't.handled_name as handledName'])
    .select(['t.handled_note as handledNote', 't.handled_at as handledTime', since.as('sinceTime')])
    .select([sql<ParcelState>`t.state`.as('state'), sql<ParcelProblem | null>`t.problem`.as('problem')])
    .select(sql<boolean>`t.next_poll_at is not null`.as('isWatched'))
    .select(
      sql<string>`case when k.assignee_id > 0 then coalesce(a.real_name, '已离职') else '' end`.as('assigneeName'),
    )

/** Refuses a colleague that this shop does not have. */
async function checkAssignee(db: MerchantDb, { assigneeId }: Pick<TabFilter, 'assigneeId'>) {
  if (assigneeId && !(await findColleague(db, assigneeId))) missing('负责人不存在')
}

/** Those that were sent last come first, unless somebody wants to know what has not moved for longest. */
export async function listParcels(
  db: MerchantDb,
  { sort = '-sendTime', ...query }: InputOf<typeof parcelApi.list>,
  now: Date,
) {
  await checkAssignee(db, query)
  const { field, isFalling } = partsOfOrder(sort)
  const direction = isFalling ? 'desc' : 'asc'
  const rows = rowsOf(db, findParcels(db, query, now))
    .orderBy(field === 'sinceTime' ? since : 't.sent_at', direction)
    .orderBy('t.shipment_id', direction)
  return countedPage(query, rows, { upTo: MAX_COUNTED })
}

export async function countParcelTabs(db: MerchantDb, filter: TabFilter, now: Date) {
  await checkAssignee(db, filter)
  const found = parcelsInTabs(db, filter, now)
  const some = found.select('t.shipment_id').limit(MAX_COUNTED)
  const kinds = parcelProblem.codes.map((problem) =>
    sql<number>`count(*) filter (where ${isOpen} and t.problem = ${problem})`.as(problem),
  )
  const [{ all }, counts] = await Promise.all([
    db.q
      .selectFrom(some.as('counted'))
      .select((eb) => eb.fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow(),
    found
      .where('t.problem', 'is not', null)
      .select([sql<number>`count(*) filter (where ${isOpen})`.as('open'), ...kinds])
      .select(sql<number>`count(*) filter (where ${isHandled})`.as('handled'))
      .executeTakeFirstOrThrow(),
  ])
  return { all, ...counts }
}

/** What the filter lets through, up to `most`. */
export async function findFilteredIds(
  db: MerchantDb,
  filter: ParcelFilter,
  now: Date,
  most: number,
): Promise<number[]> {
  await checkAssignee(db, filter)
  const found = await findParcels(db, filter, now)
    .select('t.shipment_id as id')
    .orderBy('t.shipment_id')
    .limit(most)
    .execute()
  return found.map(({ id }) => id)
}
