import { changesBetween, type RecordChanges } from '@zhanggui/domain/audit/change-rules'
import { productShelf } from '@zhanggui/domain/product/product-codes'
import { seckillAudit } from '@zhanggui/domain/seckill/seckill-codes'
import type { StaffContext } from '#platform/http/route'
import { lockForAction } from './lock-for-action.ts'
import { type StoredSeckill, updateSeckill } from './seckill-product.sql.ts'

const STATE = '秒杀商品状态'
const shelfText = (isShown: boolean) => productShelf.label(isShown ? productShelf.is.on : productShelf.is.off)

const record = (
  recordChanges: RecordChanges,
  products: readonly StoredSeckill[],
  textsOf: (product: StoredSeckill) => readonly [string, string],
) => {
  const fields = products.map((product) => [`${product.name} ${STATE}`, textsOf(product)] as const)
  recordChanges(changesBetween(Object.fromEntries(fields)), products.map(({ name }) => name).join('、'))
}

interface Chosen {
  readonly ids: readonly number[]
}

async function shelve(context: StaffContext, { ids }: Chosen, isShown: boolean) {
  const products = await lockForAction(context, ids, isShown ? 'up' : 'down')
  await updateSeckill(context.db, ids, { is_shown: isShown, updated_at: context.now })
  record(context.recordChanges, products, ({ isShow }) => [shelfText(isShow), shelfText(isShown)])
  return null
}

export const putUp = (context: StaffContext, chosen: Chosen) => shelve(context, chosen, true)
export const takeDown = (context: StaffContext, chosen: Chosen) => shelve(context, chosen, false)

async function remove(context: StaffContext, ids: readonly number[], action: 'delete' | 'withdraw') {
  const { db, now, recordChanges } = context
  const products = await lockForAction(context, ids, action)
  await updateSeckill(db, ids, { deleted_at: now, updated_at: now })
  const after = action === 'delete' ? '已删除' : '已撤回'
  record(recordChanges, products, ({ auditStatus }) => [seckillAudit.label(auditStatus), after])
  return null
}

/** What the platform has refused; all or nothing. */
export const deleteSeckillProducts = (context: StaffContext, { ids }: Chosen) => remove(context, ids, 'delete')

/** Taken back before the platform has decided. */
export const withdrawSeckill = (context: StaffContext, { id }: { id: number }) => remove(context, [id], 'withdraw')
