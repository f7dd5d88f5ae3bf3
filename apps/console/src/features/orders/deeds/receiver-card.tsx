import './order-dialogs.css'
import { useCall } from '#api/use-call.ts'
import { orderApi } from '@zhanggui/contract/order/order'

interface Props {
  readonly orderNo: string
  /** What the buyer asked for. */
  readonly remark: string
}

/** Where the goods go to, for who packs them; whoever may ship may see it, and that they did is in the log. */
export function ReceiverCard({ orderNo, remark }: Props) {
  const { data } = useCall(orderApi.receiver, { orderNo }, { staleTime: Infinity })
  if (!data) return null
  return (
    <section className="receiver-card" aria-label="收货信息">
      <p>
        <strong>{data.realName}</strong>
        <span>{data.userPhone}</span>
      </p>
      <p>{data.userAddress}</p>
      {remark !== '' && <p className="receiver-note">{`买家留言：${remark}`}</p>}
    </section>
  )
}
