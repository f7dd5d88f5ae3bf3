import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { AddButton } from '#ui/action/add-button.tsx'
import { BlockableButton } from '#ui/action/blockable-button.tsx'
import { Can } from '#ui/action/can.tsx'
import { closingApi } from '@zhanggui/contract/finance/closing'
import { whyNoPayout } from '@zhanggui/domain/finance/closing-rules'

/** Blocked with the reason while there is nothing to ask for. */
export function ApplyButton({ onClick }: { readonly onClick: () => void }) {
  const enabled = mayCall(closingApi.base, useSession())
  const { data } = useCall(closingApi.base, {}, { enabled })
  const limits = data && { guaranteed: data.guaranteedAmount, min: data.transferMinAmount, max: data.transferMaxAmount }
  const because = data && limits && whyNoPayout(data.balance, limits)?.message
  if (because === undefined) {
    return (
      <AddButton call={closingApi.apply} onClick={onClick}>
        申请结算
      </AddButton>
    )
  }
  return (
    <Can call={closingApi.apply}>
      <BlockableButton because={because} look="primary" isDanger={false} isBusy={false} onClick={onClick}>
        申请结算
      </BlockableButton>
    </Can>
  )
}
