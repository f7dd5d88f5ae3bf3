import { mayCall, useSession } from '#api/session.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { homeApi } from '@zhanggui/contract/home'

/** For newcomers: hear what a new order is like. */
export function DemoOrder() {
  const isAllowed = mayCall(homeApi.simulateOrder, useSession())
  if (!isAllowed) return null
  return (
    <div className="dashboard-demo">
      <ActionButton call={homeApi.simulateOrder} input={{}} success="顾客已下单并付款">
        模拟顾客下单
      </ActionButton>
      <span>演示店铺专用：让一位虚构的顾客下单并付款，听听新订单提醒。</span>
    </div>
  )
}
