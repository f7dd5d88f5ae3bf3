import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { isComplete, SetupChecklist } from '#widgets/setup-checklist/setup-checklist.tsx'
import { homeApi } from '@zhanggui/contract/home'
import { merchantApi } from '@zhanggui/contract/merchant'

/** What a new shop has still to do, until all of it is done; for those who can open it. */
export function ShopSetup() {
  const isAllowed = mayCall(merchantApi.setup, useSession())
  const { data: setup } = useCall(merchantApi.setup, {}, { enabled: isAllowed })
  if (!setup || isComplete(setup)) return null
  return (
    <div className="dashboard-setup">
      <SetupChecklist setup={setup}>
        {!setup.isSwitch && (
          <div className="setup-open">
            <ActionButton
              call={merchantApi.switch}
              input={{ isSwitch: true }}
              because={setup.whyNotOpen ?? undefined}
              look="primary"
              success="店铺已开启"
              refresh={[homeApi]}
            >
              开启店铺
            </ActionButton>
            <span>{setup.whyNotOpen ?? '开启后买家可以浏览商品和下单。'}</span>
          </div>
        )}
      </SetupChecklist>
    </div>
  )
}
