import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotMakeDefault } from '@zhanggui/domain/store/return-address-rules'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { addressText, lockOwnAddress } from './own-address.ts'
import { clearDefault, updateAddressRow } from './return-address.sql.ts'

export async function setDefaultAddress(context: StaffContext, { id }: { id: number }) {
  const { address } = await lockOwnAddress(context.db, id)
  if (address.isDefault) return null
  refuseIf(whyNotMakeDefault(address))
  await clearDefault(context)
  await updateAddressRow(context, id, { ...address, isDefault: true })
  const text = await addressText(context.db, address)
  context.recordChanges(changesBetween({ 默认地址: ['', text] }), address.receiverName)
  return null
}
