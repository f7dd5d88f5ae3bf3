import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { returnAddressApi } from '@zhanggui/contract/store/return-address'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { becomesDefault, whyNotHideAddress } from '@zhanggui/domain/store/return-address-rules'
import { checkAddressRegion } from '#features/regions/public'
import { checkVersion, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { addressText, lockOwnAddress } from './own-address.ts'
import { clearDefault, updateAddressRow } from './return-address.sql.ts'

export async function updateReturnAddress(context: StaffContext, input: InputOf<typeof returnAddressApi.update>) {
  const { db, recordChanges } = context
  const { id, version, ...draft } = input
  const { address: before, count } = await lockOwnAddress(db, id)
  checkVersion({ version }, before)
  await checkAddressRegion(db, draft.regionId)
  const isDefault = becomesDefault(draft.isDefault, count - 1, before.isDefault)
  if (!draft.isShow) refuseIf(whyNotHideAddress({ isDefault }), { field: 'isShow' })
  if (isDefault && !before.isDefault) await clearDefault(context)
  await updateAddressRow(context, id, { ...draft, isDefault })
  recordChanges(
    changesBetween({
      收货人: [before.receiverName, draft.receiverName],
      联系电话: [before.receiverPhone, draft.receiverPhone],
      地址: [await addressText(db, before), await addressText(db, draft)],
      默认: [yes(before.isDefault), yes(isDefault)],
      显示: [yes(before.isShow), yes(draft.isShow)],
    }),
    draft.receiverName,
  )
  return null
}

const yes = (isSo: boolean) => (isSo ? '是' : '否')
