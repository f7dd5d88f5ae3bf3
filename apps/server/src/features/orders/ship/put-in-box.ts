import { type Destination, whyNotOneParcel } from '@zhanggui/domain/order/desk/same-address'
import { refuseIf } from '#platform/http/refusals'
import type { Staff } from '#platform/session/staff'
import type { WriteContext } from '#platform/transactions'
import type { Delivery } from './delivery.ts'
import { type BoxedShipment, findBoxed, insertBox, lockBox, updateBox } from './parcel.sql.ts'

/** A box that several orders go in. */
export interface Box {
  readonly parcelId: number
}

interface Packer extends WriteContext {
  readonly staff: Pick<Staff, 'adminId'>
}

/** The order joins others in a box, if it goes where they go. Whoever calls holds the order. */
export async function putInBox(
  { db, now, staff }: Packer,
  { parcelId }: Box,
  order: Delivery & Destination,
): Promise<void> {
  const { express_code, express_name, tracking_number } = order
  const made = { created_by: staff.adminId, created_at: now, updated_at: now }
  await insertBox(db, { id: parcelId, express_code, express_name, tracking_number, ...made })
  await lockBox(db, parcelId)
  const other = await findBoxed(db, parcelId)
  if (other) refuseIf(whyNotOneParcel([order, other]))
}

/** What all orders in a box have in common is changed for all of them. */
export const editBox = ({ db, now, staff }: Packer, parcelId: number, delivery: Delivery): Promise<BoxedShipment[]> =>
  updateBox(db, parcelId, delivery, { adminId: staff.adminId, at: now })
