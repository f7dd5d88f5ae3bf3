import type { DraftDetail } from '@zhanggui/contract/video/video-fields'
import { productApi } from '@zhanggui/contract/goods/product'
import { inOrder } from '@zhanggui/domain/product/sku/sku-rules'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { readProduct } from '#features/products/public'
import { findSyncOf } from '#features/social/public'
import { heldPermissions } from '#features/staff/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { StaffContext } from '#platform/http/route'
import { findAnyCategory } from '../reference/category.sql.ts'
import { subjectOf } from '../sync/subject.ts'
import { listDraftSkus } from './draft-sku.sql.ts'
import { findDraft } from './draft.sql.ts'

/** What is going on between each of them and the social platform. */
export async function withSync<T extends { readonly id: number }>(db: MerchantDb, rows: readonly T[]) {
  const found = await findSyncOf(
    db,
    subjectOf(0).kind,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, sync: found.get(row.id) ?? null }))
}

/** A draft with everything that belongs to it; cost prices for those who may read products. */
export async function readDraft(context: StaffContext, id: number): Promise<DraftDetail> {
  const { db } = context
  const { sentAt: _sent, arrivedAt: _arrived, ...draft } = await findDraft(db, id)
  const [held, product, skus, category, [synced]] = await Promise.all([
    heldPermissions(context),
    readProduct(db, draft.primaryProductId),
    listDraftSkus(db, draft),
    findAnyCategory(db, draft.thirdCatId),
    withSync(db, [draft]),
  ])
  const specs = product?.specs ?? []
  const seesCost = hasPermission(held, productApi.info.permission)
  return {
    ...draft,
    sync: synced?.sync ?? null,
    specType: product?.specType ?? skus.length > 1,
    attr: specs,
    attrValue: skus.map(({ cost, ...sku }) => ({
      ...sku,
      values: inOrder(specs, sku.values),
      ...(seesCost && { cost }),
    })),
    catInfo: category ?? null,
  }
}
