import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotDeleteAddress } from '@zhanggui/domain/store/return-address-rules'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { addressText, lockOwnAddress } from './own-address.ts'
import { deleteAddressRow } from './return-address.sql.ts'

/** Refund orders keep the address that they were sent. */
export async function deleteReturnAddress({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const { address, count } = await lockOwnAddress(db, id)
  refuseIf(whyNotDeleteAddress(address, count))
  await deleteAddressRow(db, id)
  const { receiverName } = address
  recordChanges(
    changesBetween({ 收货人: [receiverName, ''], 地址: [await addressText(db, address), ''] }),
    receiverName,
  )
  return null
}
