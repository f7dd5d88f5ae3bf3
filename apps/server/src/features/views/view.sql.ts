import type { ViewColumns } from '@zhanggui/contract/view/view'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { WireFilters } from './viewed-lists.ts'

export interface ViewContent {
  readonly name: string
  readonly isShared: boolean
  readonly filters: WireFilters
  readonly columns: ViewColumns | null
  readonly sort: string
}

const views = (db: MerchantDb) =>
  db.q
    .selectFrom('saved_view as v')
    .leftJoin('admin as a', (join) => join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 'v.admin_id'))
    .where('v.mer_id', '=', db.merId)
    .select([
      'v.id',
      'v.admin_id as adminId',
      'v.list',
      'v.name',
      'v.is_shared as isShared',
      sql<WireFilters>`v.filters`.as('filters'),
      sql<ViewColumns | null>`v.columns`.as('columns'),
      'v.sort',
    ])
    .select((eb) => eb.fn.coalesce('a.real_name', sql.lit('')).as('makerName'))

export type StoredView = Awaited<ReturnType<typeof listViews>>[number]

/** The shared ones of a list and those of this person. */
export const listViews = (db: MerchantDb, list: string, adminId: number) =>
  views(db)
    .where('v.list', '=', list)
    .where((eb) => eb.or([eb('v.is_shared', '=', true), eb('v.admin_id', '=', adminId)]))
    .orderBy('v.id')
    .execute()

export const lockView = (db: MerchantDb, id: number) =>
  views(db).where('v.id', '=', id).forUpdate('v').executeTakeFirst()

interface NewView extends ViewContent {
  readonly id: number
  readonly adminId: number
  readonly list: string
}

/** As text: the driver would make an array of PostgreSQL of a list. */
const textOf = (columns: ViewColumns | null) => columns && JSON.stringify(columns)

export async function insertView(db: MerchantDb, view: NewView, now: Date) {
  const { id, list, name, sort } = view
  await db.q
    .insertInto('saved_view')
    .values({
      mer_id: db.merId,
      id,
      admin_id: view.adminId,
      list,
      name,
      is_shared: view.isShared,
      filters: JSON.stringify(view.filters),
      columns: textOf(view.columns),
      sort,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** What is not named stays as it is. */
type ViewChange = { readonly [K in keyof ViewContent]?: ViewContent[K] | undefined }

export async function updateViewRow(db: MerchantDb, id: number, change: ViewChange, now: Date) {
  const { isShared, filters, columns, ...rest } = change
  await db.q
    .updateTable('saved_view')
    .set({
      ...rest,
      ...(isShared !== undefined && { is_shared: isShared }),
      ...(filters && { filters: JSON.stringify(filters) }),
      ...(columns !== undefined && { columns: textOf(columns) }),
      updated_at: now,
    })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}

export async function deleteViewRow(db: MerchantDb, id: number) {
  await db.q.deleteFrom('saved_view').where('mer_id', '=', db.merId).where('id', '=', id).execute()
}

/** The ids as this person has placed them; empty if they never did. */
export async function findOrder(db: MerchantDb, list: string, adminId: number): Promise<readonly number[]> {
  const order = await db.q
    .selectFrom('saved_view_order')
    .select(sql<number[]>`view_ids`.as('ids'))
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', adminId)
    .where('list', '=', list)
    .executeTakeFirst()
  return order?.ids ?? []
}

export async function saveOrder(db: MerchantDb, list: string, adminId: number, ids: readonly number[]) {
  const viewIds = { view_ids: JSON.stringify(ids) }
  await db.q
    .insertInto('saved_view_order')
    .values({ mer_id: db.merId, admin_id: adminId, list, ...viewIds })
    .onConflict((conflict) => conflict.columns(['mer_id', 'admin_id', 'list']).doUpdateSet(viewIds))
    .execute()
}
