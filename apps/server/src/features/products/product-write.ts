import type { ProductRefusal } from '@zhanggui/domain/product/product-state'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import type { Staff } from '#platform/session/staff'

/** Who changes a product: a person's call, or a row of a batch in that person's name. */
export type ProductWrite = Pick<StaffContext, 'db' | 'now' | 'recordChanges'> & {
  readonly staff: Pick<Staff, 'adminId'>
}

export const refuseProduct = ({ code, message }: ProductRefusal): never => refuse(message, { code })
