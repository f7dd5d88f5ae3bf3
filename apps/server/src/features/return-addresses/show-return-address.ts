import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { returnAddressApi } from '@zhanggui/contract/store/return-address'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotHideAddress } from '@zhanggui/domain/store/return-address-rules'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { addressText, lockOwnAddress } from './own-address.ts'
import { updateAddressRow } from './return-address.sql.ts'

const label = (isShow: boolean) => (isShow ? '显示' : '隐藏')

export async function showReturnAddress(context: StaffContext, input: InputOf<typeof returnAddressApi.show>) {
  const { address } = await lockOwnAddress(context.db, input.id)
  const isShow = input.isShow ?? !address.isShow
  if (isShow === address.isShow) return null
  if (!isShow) refuseIf(whyNotHideAddress(address))
  await updateAddressRow(context, address.id, { ...address, isShow })
  const text = await addressText(context.db, address)
  context.recordChanges(changesBetween({ [text]: [label(address.isShow), label(isShow)] }), address.receiverName)
  return null
}
