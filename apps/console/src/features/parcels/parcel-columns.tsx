import './parcel-columns.css'
import { mayCall, useSession } from '#api/session.ts'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { useNow } from '#ui/live/use-now.ts'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { orderApi } from '@zhanggui/contract/order/order'
import type { parcelApi, ParcelRow } from '@zhanggui/contract/order/parcel'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { timeSpan } from '@zhanggui/domain/kernel/time/time-left'
import { isAtItsEnd } from '@zhanggui/domain/order/parcel/judge-parcel'
import { parcelProblem, parcelState } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { Link } from 'react-router'
import { orderPath } from '../orders/public.ts'

export const parcelColumns: ColumnsOf<typeof parcelApi.list> = [
  { field: 'trackingNumber', title: '包裹', width: 168, isMain: true, render: (parcel) => <Numbers of={parcel} /> },
  { field: 'orderNo', title: '订单号', width: 200, render: ({ orderNo }) => <OrderLink to={orderNo} /> },
  { field: 'state', title: '状态', width: 88, render: ({ state }) => <CodeTag table={parcelState} code={state} /> },
  { field: 'problem', title: '问题', width: 136, render: (parcel) => <Problem of={parcel} /> },
  { field: 'lastTrace', title: '最新物流', width: 248, render: (parcel) => <LastTrace of={parcel} /> },
  { field: 'sinceTime', title: '停留', width: 76, render: (parcel) => <Since of={parcel} /> },
  { field: 'assigneeName', title: '负责人', width: 76, isSpare: true },
  { field: 'sendTime', title: '发货时间', width: 96, isSpare: true },
  { field: 'pollTime', title: '上次查询', width: 92, isSpare: true },
]

const Numbers = ({ of: { id, trackingNumber, expressName } }: { readonly of: ParcelRow }) => (
  <>
    <RecordLink to={id} call={orderApi.logistics} className="parcel-number">
      {trackingNumber}
    </RecordLink>
    <span className="parcel-small">{expressName}</span>
  </>
)

function OrderLink({ to }: { readonly to: string }) {
  const mayLook = mayCall(orderApi.info, useSession())
  return <span className="parcel-number">{mayLook ? <Link to={orderPath(to)}>{to}</Link> : to}</span>
}

function Problem({ of: { problem, handledTime, handledName, handledNote } }: { readonly of: ParcelRow }) {
  if (problem === null) return '-'
  if (!handledTime) return <CodeTag table={parcelProblem} code={problem} />
  return (
    <>
      <span>{parcelProblem.label(problem)}</span>
      <span className="parcel-small" data-hint={`${formatShopTime(handledTime)} ${handledName}：${handledNote}`}>
        {`${handledName}已处理：${handledNote}`}
      </span>
    </>
  )
}

const LastTrace = ({ of: { lastTrace, pollError } }: { readonly of: ParcelRow }) => (
  <>
    <span className="parcel-trace" title={lastTrace}>
      {lastTrace || '暂无物流信息'}
    </span>
    {pollError !== '' && <span className="parcel-failure">{`查询失败：${pollError}`}</span>}
  </>
)

/** For how long nothing has happened; the exact time on hover. */
function Since({ of: { state, sinceTime } }: { readonly of: ParcelRow }) {
  const now = useNow()
  if (isAtItsEnd(state)) return <ShopTime at={sinceTime} />
  return (
    <time dateTime={sinceTime.toISOString()} data-hint={`${formatShopTime(sinceTime)} 起没有更新`}>
      {timeSpan(now, sinceTime)}
    </time>
  )
}
