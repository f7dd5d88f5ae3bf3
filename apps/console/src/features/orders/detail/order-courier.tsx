import { useCall } from '#api/use-call.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { EmptyList } from '#ui/list/list-empty.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { Timeline, type TimelineEntry } from '#ui/show/timeline.tsx'
import { dispatchApi, type DispatchProgress } from '@zhanggui/contract/order/dispatch'

/** How far the shop's own courier is; those who were sent back before stand below. */
export function OrderCourier({ orderNo }: { readonly orderNo: string }) {
  const { data, error, refetch } = useCall(dispatchApi.progress, { orderNo })
  if (!data) return <WaitingFor waiting={{ error, retry: () => void refetch() }} rows={3} />
  if (data.length === 0) return <EmptyList title="没有派单记录" hint="由商家直接送货，没有指派配送员。" />
  return data.map((courier) => (
    <section key={courier.id} className="courier" aria-label={`配送员${courier.carrier}`}>
      <p>
        <strong>{courier.carrier}</strong>
        <span>{courier.carrierPhone}</span>
        {courier.expectTime && (
          <span>
            期望送达 <ShopTime at={courier.expectTime} exact />
          </span>
        )}
      </p>
      <Timeline label="配送进度" of={stepsOf(courier)} />
    </section>
  ))
}

function stepsOf(courier: DispatchProgress): TimelineEntry[] {
  const steps: readonly (readonly [string, Date | null])[] = [
    ['派单', courier.assignTime],
    ['接单', courier.acceptTime],
    ['到店', courier.arriveTime],
    ['取货', courier.pickTime],
    ['送达', courier.deliverTime],
  ]
  const { cancelTime, cancelReason } = courier
  const taken = steps.flatMap(([title, at]): TimelineEntry[] => {
    if (at) return [{ key: title, title, at }]
    return cancelTime ? [] : [{ key: title, title, tone: 'coming' }]
  })
  if (!cancelTime) return taken
  return [...taken, { key: 'cancel', title: `已撤回：${cancelReason}`, at: cancelTime, tone: 'danger' }]
}
