import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { ProductFlags } from '@zhanggui/domain/product/product-flags'
import { nextProduct, type ProductAction, productRefusal } from '@zhanggui/domain/product/product-state'
import { deleteSeckillOf, hideSeckillOf } from '#features/seckill/public'
import { conflict } from '#platform/http/refusals'
import { lockSharedShop, type LockedProduct, lockProduct, updateState } from './product-state.sql.ts'
import { stateLabel } from './state-label.ts'
import { type ProductWrite, refuseProduct } from '../form/product-write.ts'

interface Move {
  readonly isAutoUp?: boolean | undefined
  readonly refusal?: string | undefined
}

/** Applies one state transition and returns the product afterwards; a no-op if it is already in that state. */
export async function moveProduct(
  { db, now, recordChanges }: Omit<ProductWrite, 'staff'>,
  id: number,
  action: Exclude<ProductAction, 'save' | 'update'>,
  { isAutoUp, refusal }: Move = {},
): Promise<LockedProduct> {
  const shop = await lockSharedShop(db)
  const product = (await lockProduct(db, id)) ?? refuseProduct(productRefusal.missing)
  const from = product.flags
  const next = nextProduct(from, action, { ...shop, isAutoUp: isAutoUp ?? product.isAutoUp })
  if (next.refusal) refuseProduct(next.refusal)
  const to = next.flags ?? from
  if (isSame(from, to)) return product
  if (!(await updateState(db, id, { from, to, isAutoUp, refusal }, now))) conflict()
  if (to.isDel) await deleteSeckillOf(db, id, now)
  else if (from.isShow && !to.isShow) await hideSeckillOf(db, id, now)
  recordChanges(changesBetween({ [`${product.name} 商品状态`]: [stateLabel(from), stateLabel(to)] }), product.name)
  return { ...product, flags: to }
}

const isSame = (a: ProductFlags, b: ProductFlags) =>
  a.isShow === b.isShow &&
  a.isAudit === b.isAudit &&
  a.auditStatus === b.auditStatus &&
  a.isRecycle === b.isRecycle &&
  a.isDel === b.isDel
