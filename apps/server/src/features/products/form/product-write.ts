import type { StockReason } from '@zhanggui/domain/product/product-codes'
import type { ProductRefusal } from '@zhanggui/domain/product/product-state'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import type { Staff } from '#platform/session/staff'

/** Context of a product write: a person's call, or a row of their batch or import. */
export type ProductWrite = Pick<StaffContext, 'db' | 'now' | 'newId' | 'recordChanges'> & {
  readonly staff: Pick<Staff, 'adminId'>
  /** Overrides the reason in the stock ledger. */
  readonly stockReason?: StockReason
}

export const refuseProduct = ({ code, message }: ProductRefusal): never => refuse(message, { code })
