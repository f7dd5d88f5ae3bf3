import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { pollLimit } from '@zhanggui/domain/order/parcel/judge-parcel'

/** How many questions to the carriers are left today, and whether they have answers. */
export function PollingLine() {
  const enabled = mayCall(parcelApi.polling, useSession())
  const { data } = useCall(parcelApi.polling, {}, { enabled })
  if (!data) return null
  const { used, perDay, failing } = data
  const inWords = (count: number) => count.toLocaleString('zh-CN')
  return (
    <p className="polling-line" role="status">
      <span>{`今日已查询物流 ${inWords(used)} / ${inWords(perDay)} 次`}</span>
      {used >= perDay ? (
        <strong>查询次数已用完，明天 0 点后恢复</strong>
      ) : (
        used >= pollLimit(perDay, 'clock') && (
          <strong>{`自动查询次数已用完，明天 0 点后恢复；还可手动查询 ${inWords(perDay - used)} 次`}</strong>
        )
      )}
      {failing > 0 && <strong>{`${inWords(failing)} 个包裹查询失败，稍后自动重试`}</strong>}
    </p>
  )
}
