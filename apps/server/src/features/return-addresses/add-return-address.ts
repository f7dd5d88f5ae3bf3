import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { returnAddressApi } from '@zhanggui/contract/store/return-address'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { becomesDefault, MOST_RETURN_ADDRESSES, whyNotMakeDefault } from '@zhanggui/domain/store/return-address-rules'
import { checkAddressRegion } from '#features/regions/public'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { addressText } from './own-address.ts'
import { clearDefault, insertAddress, lockAddresses } from './return-address.sql.ts'

export async function addReturnAddress(context: StaffContext, draft: InputOf<typeof returnAddressApi.add>) {
  const { db, newId, recordChanges } = context
  const { length: others } = await lockAddresses(db)
  if (others >= MOST_RETURN_ADDRESSES) refuse(`最多添加${MOST_RETURN_ADDRESSES}个商家地址`)
  await checkAddressRegion(db, draft.regionId)
  const isDefault = becomesDefault(draft.isDefault, others)
  if (isDefault) refuseIf(whyNotMakeDefault(draft), { field: 'isShow' })
  const id = await newId()
  if (isDefault) await clearDefault(context)
  await insertAddress(context, id, { ...draft, isDefault })
  recordChanges(
    changesBetween({
      收货人: ['', draft.receiverName],
      联系电话: ['', draft.receiverPhone],
      地址: ['', await addressText(db, draft)],
    }),
    draft.receiverName,
  )
  return { id }
}
