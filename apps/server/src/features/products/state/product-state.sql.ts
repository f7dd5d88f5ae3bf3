import type { AuditStatus } from '@zhanggui/domain/product/product-codes'
import type { ProductFlags } from '@zhanggui/domain/product/product-flags'
import type { ProductPart } from '@zhanggui/domain/product/product-parts'
import { sql } from 'kysely'
import { type Edit, editorOf, updateRecord } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The shop's settings for products. Locked first, so that the shop is not opened or closed concurrently. */
export async function lockSharedShop(db: MerchantDb) {
  return db.q
    .selectFrom('merchant')
    .select(['needs_review as productSwitch', 'is_open as storeOpen', 'low_stock_at as alertStock'])
    .where('id', '=', db.merId)
    .forShare()
    .executeTakeFirstOrThrow()
}

export async function findSwitches(db: MerchantDb) {
  return db.q
    .selectFrom('merchant')
    .select(['needs_review as productSwitch', 'is_open as isSwitch'])
    .where('id', '=', db.merId)
    .executeTakeFirstOrThrow()
}

/** Locks the product. Stock movements take the same lock, so its total stays the sum of its SKUs. */
export async function lockProduct(db: MerchantDb, id: number) {
  const row = await db.q
    .selectFrom('product')
    .select(['id', 'name', 'version', 'sort', 'stock', 'is_shown', 'is_in_review', 'audit_status', 'is_recycled'])
    .select(['skips_review', sql<ProductPart[]>`missing`.as('missing')])
    .select(['shelves_itself as isAutoUp', 'updated_at as updatedAt', editorOf(db, 'product').as('updatedBy')])
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { is_shown: isShow, is_in_review: isAudit, audit_status: status, is_recycled: isRecycle, ...others } = row
  const { skips_review: skipsReview, missing, ...facts } = others
  const auditStatus = status as AuditStatus
  const flags: ProductFlags = { isShow, isAudit, auditStatus, isRecycle, isDel: false, skipsReview, missing }
  return { ...facts, flags }
}
export type LockedProduct = NonNullable<Awaited<ReturnType<typeof lockProduct>>>

interface StateChange {
  readonly from: ProductFlags
  readonly to: ProductFlags
  readonly isAutoUp?: boolean | undefined
  readonly refusal?: string | undefined
}

/** False if the product is no longer in the expected state. */
export async function updateState(db: MerchantDb, id: number, change: StateChange, now: Date): Promise<boolean> {
  const { from, to, isAutoUp, refusal } = change
  const { numUpdatedRows } = await db.q
    .updateTable('product')
    .set({
      ...columnsOf(to),
      deleted_at: to.isDel ? now : null,
      updated_at: now,
      ...(to.isDel && { shipping_template_id: null }),
      ...(isAutoUp !== undefined && { shelves_itself: isAutoUp }),
      ...(refusal !== undefined && { refusal }),
    })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('is_shown', '=', from.isShow)
    .where('is_in_review', '=', from.isAudit)
    .where('audit_status', '=', from.auditStatus)
    .where('is_recycled', '=', from.isRecycle)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const columnsOf = ({ isShow, isAudit, auditStatus, isRecycle, skipsReview = false }: ProductFlags) => ({
  is_shown: isShow,
  is_in_review: isAudit,
  audit_status: auditStatus,
  is_recycled: isRecycle,
  skips_review: skipsReview,
})

export async function updateSort(edit: Edit, id: number, sort: number) {
  await updateRecord(edit, 'product', id, { sort }).execute()
}
