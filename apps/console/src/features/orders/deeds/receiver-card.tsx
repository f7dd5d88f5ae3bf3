import './order-dialogs.css'
import { useCall } from '#api/use-call.ts'
import { RevealButton } from '#widgets/buyer/reveal-button.tsx'
import { useRevealed } from '#widgets/buyer/use-revealed.ts'
import { orderApi } from '@zhanggui/contract/order/order'

interface Props {
  readonly orderNo: string
  /** What the buyer asked for. */
  readonly remark: string
}

/** Where the goods go to, for who packs them. */
export function ReceiverCard({ orderNo, remark }: Props) {
  const { data } = useCall(orderApi.info, { orderNo })
  const revealed = useRevealed(orderApi.reveal, { orderNo })
  const shown = revealed.data ?? data
  if (!shown) return null
  return (
    <section className="receiver-card" aria-label="收货信息">
      <p>
        <strong>{shown.realName}</strong>
        <span>{shown.userPhone}</span>
        <RevealButton of={revealed} />
      </p>
      <p>{shown.userAddress}</p>
      {remark !== '' && <p className="receiver-note">{`买家留言：${remark}`}</p>}
    </section>
  )
}
