import './waybill-columns.css'
import { mayCall, useSession } from '#api/session.ts'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { orderApi } from '@zhanggui/contract/order/order'
import type { waybillApi, WaybillRow } from '@zhanggui/contract/order/waybill'
import { waybillState } from '@zhanggui/domain/order/desk/waybill-state'
import { Link } from 'react-router'
import { orderPath } from '../../orders/public.ts'

export const waybillColumns: ColumnsOf<typeof waybillApi.list> = [
  {
    field: 'trackingNumber',
    title: '单号',
    width: 184,
    isMain: true,
    render: ({ trackingNumber }) => trackingNumber || '—',
  },
  { field: 'expressName', title: '快递公司', width: 96 },
  { field: 'orderNo', title: '订单号', width: 200, render: ({ orderNo }) => <OrderLink orderNo={orderNo} /> },
  { field: 'state', title: '状态', width: 200, render: (waybill) => <State of={waybill} /> },
  { field: 'adminName', title: '取号人', width: 88, isSpare: true },
  { field: 'createTime', title: '取号时间', width: 112 },
]

function OrderLink({ orderNo }: Pick<WaybillRow, 'orderNo'>) {
  return mayCall(orderApi.info, useSession()) ? <Link to={orderPath(orderNo)}>{orderNo}</Link> : orderNo
}

/** With who has cancelled it, or why that failed. */
const State = ({ of: { state, cancelName, cancelTime, cancelError } }: { readonly of: WaybillRow }) => (
  <>
    <CodeTag table={waybillState} code={state} />
    {cancelTime && (
      <span className="waybill-small">
        {cancelName} · <ShopTime at={cancelTime} />
      </span>
    )}
    {cancelError !== '' && <span className="waybill-failure">{`上次取消失败：${cancelError}`}</span>}
  </>
)
