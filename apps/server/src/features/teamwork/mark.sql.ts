import type { TeamMark } from '@zhanggui/contract/order/team'
import type { OrderFlag, TeamKind } from '@zhanggui/domain/team/team-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'

interface Subject {
  readonly id: number
  /** What staff know it by. */
  readonly no: string
}

/** Orders or refunds of the shop's own. Refuses if one of them is not there. */
export async function findSubjects(db: MerchantDb, kind: TeamKind, ids: readonly number[]): Promise<Subject[]> {
  const [table, column] = kind === 'order' ? [sql`shop_order`, sql`order_no`] : [sql`refund`, sql`refund_no`]
  const shown = kind === 'order' ? sql`and not is_deleted_by_shop` : sql``
  const { rows } = await sql<Subject>`select id, ${column} as no from ${table}
    where mer_id = ${db.merId} and id = any (${ids}::bigint[]) ${shown} order by id`.execute(db.q)
  if (rows.length < new Set(ids).size) missing(kind === 'order' ? '订单不存在' : '退款单不存在')
  return rows
}

/** Of those that have been marked or talked about; tags by name. */
export async function listMarks(db: MerchantDb, kind: TeamKind, ids: readonly number[]): Promise<TeamMark[]> {
  const { rows } = await sql<TeamMark>`
    select i.id, coalesce(k.flag, 0) as flag,
      case when k.assignee_id > 0 then jsonb_build_object('id', k.assignee_id, 'name', coalesce(a.real_name, '已离职')) end as assignee,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name), '[]') from order_tag t
        where t.mer_id = ${db.merId} and t.id = any (k.tag_ids)) as "tagList",
      (select count(*) from order_note n where n.mer_id = ${db.merId} and n.kind = ${kind} and n.ref_id = i.id) as "noteCount"
    from unnest(${ids}::bigint[]) as i (id)
    left join order_mark k on k.mer_id = ${db.merId} and k.kind = ${kind} and k.ref_id = i.id
    left join admin a on a.mer_id = ${db.merId} and a.id = k.assignee_id and a.deleted_at is null
    order by i.id`.execute(db.q)
  return rows
}

/** So that what is marked is changed by one at a time. */
export async function lockMarks(db: MerchantDb, kind: TeamKind, ids: readonly number[], now: Date) {
  await sql`insert into order_mark (mer_id, kind, ref_id, updated_at)
    select m.id, ${kind}, i.id, ${now} from merchant m, unnest(${ids}::bigint[]) as i (id) where m.id = ${db.merId}
    order by i.id on conflict do nothing`.execute(db.q)
  await db.q
    .selectFrom('order_mark')
    .select('ref_id')
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('ref_id', '=', sql<number>`any (${ids}::bigint[])`)
    .orderBy('ref_id')
    .forUpdate()
    .execute()
}

export interface MarkChange {
  readonly flag?: OrderFlag | undefined
  readonly assigneeId?: number | undefined
  readonly addTagIds?: readonly number[] | undefined
  readonly removeTagIds?: readonly number[] | undefined
}

/** Returns the largest number of tags that one of them has now. */
export async function updateMarks(
  db: MerchantDb,
  { kind, ids }: { readonly kind: TeamKind; readonly ids: readonly number[] },
  { flag, assigneeId, addTagIds = [], removeTagIds = [] }: MarkChange,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ tags: number }>`update order_mark set
      flag = coalesce(${flag ?? null}::smallint, flag), assignee_id = coalesce(${assigneeId ?? null}::bigint, assignee_id),
      tag_ids = array(select distinct t from unnest(tag_ids || ${addTagIds}::bigint[]) as t
        where t <> all (${removeTagIds}::bigint[]) order by t),
      updated_at = ${now}
    where mer_id = ${db.merId} and kind = ${kind} and ref_id = any (${ids}::bigint[])
    returning cardinality(tag_ids) as tags`.execute(db.q)
  return Math.max(0, ...rows.map(({ tags }) => tags))
}

/** A tag that is deleted is gone everywhere. */
export async function dropTagFromMarks(db: MerchantDb, tagId: number) {
  await sql`update order_mark set tag_ids = array_remove(tag_ids, ${tagId}::bigint)
    where mer_id = ${db.merId} and tag_ids <> '{}' and ${tagId}::bigint = any (tag_ids)`.execute(db.q)
}
