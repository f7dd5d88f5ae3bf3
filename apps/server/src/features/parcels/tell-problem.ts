import { parcelApi } from '@zhanggui/contract/order/parcel'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { type ParcelProblem, parcelProblem } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { findColleague, heldPermissions } from '#features/staff/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { WriteContext } from '#platform/transactions'
import { findAssignee, listToldInBox, type PolledParcel } from './poll-parcel.sql.ts'

const { permission } = parcelApi.list

/**
 * Tells whoever takes care of the order, and everybody who sees the board where nobody does. Of a box with several orders they
 * hear once.
 */
export async function tellProblem({ db, announce }: WriteContext, parcel: PolledParcel, problem: ParcelProblem) {
  const { orderNo, orderId, expressName, trackingNumber } = parcel
  const onlyFor = await findReader(db, orderId)
  for (const toldOf of await listToldInBox(db, parcel.id, problem)) {
    if ((await findReader(db, toldOf)) === onlyFor) return
  }
  announce({
    kind: noticeKind.is.parcelProblem,
    title: `包裹${parcelProblem.label(problem)}`,
    content: `订单 ${orderNo} 的包裹（${expressName} ${trackingNumber}）${parcelProblem.label(problem)}，请及时跟进`,
    url: `/order/parcels?orderNo=${orderNo}`,
    permission,
    subject: String(parcel.id),
    ...(onlyFor !== undefined && { onlyFor }),
  })
}

/** The order's assignee, if they are still here and see the board. */
async function findReader(db: MerchantDb, orderId: number): Promise<number | undefined> {
  const id = await findAssignee(db, orderId)
  const colleague = id === undefined ? undefined : await findColleague(db, id)
  if (!colleague?.isEnabled) return undefined
  const held = await heldPermissions({ db, staff: colleague })
  return hasPermission(held, permission) ? colleague.adminId : undefined
}
