import type { StockReason } from '@zhanggui/domain/product/product-codes'
import type { ProductRefusal } from '@zhanggui/domain/product/product-state'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import type { Staff } from '#platform/session/staff'

/** Who changes a product: a person's call, or a row of a batch or an import in that person's name. */
export type ProductWrite = Pick<StaffContext, 'db' | 'now' | 'newId' | 'recordChanges'> & {
  readonly staff: Pick<Staff, 'adminId'>
  /** What the ledger says instead of the function's own reason. */
  readonly stockReason?: StockReason
}

export const refuseProduct = ({ code, message }: ProductRefusal): never => refuse(message, { code })
