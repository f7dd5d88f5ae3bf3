import type { StockReason } from '@zhanggui/domain/product/product-codes'
import type { ProductContext, ProductFlags } from '@zhanggui/domain/product/product-flags'
import type { MissingPart } from '@zhanggui/domain/product/product-parts'
import { nextProduct, type ProductRefusal } from '@zhanggui/domain/product/product-state'
import { Refusal, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import type { Staff } from '#platform/session/staff'

/** Context of a product write: a person's call, or a row of their batch or import. */
export type ProductWrite = Pick<StaffContext, 'db' | 'now' | 'newId' | 'recordChanges'> & {
  readonly staff: Pick<Staff, 'adminId'>
  /** Overrides the reason in the stock ledger. */
  readonly stockReason?: StockReason
}

export const refuseProduct = ({ code, message }: ProductRefusal): never => refuse(message, { code })

/** What becomes of a product that is saved as this form; where it lacks something that it needs, each field is told. */
export function nextSaved(
  flags: ProductFlags | undefined,
  missing: readonly MissingPart[],
  context: Omit<ProductContext, 'missing'>,
): ProductFlags {
  const parts = missing.map(({ part }) => part)
  const next = nextProduct(flags, flags ? 'update' : 'save', { ...context, missing: parts })
  if (next.flags) return next.flags
  const { code, message } = next.refusal
  const fields = missing.map(({ field, text }) => ({ path: field, message: text }))
  throw new Refusal(code, message, fields.length > 0 ? { fields } : null)
}
