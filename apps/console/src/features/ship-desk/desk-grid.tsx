import './desk-grid.css'
import { mayCall, useSession } from '#api/session.ts'
import { Button } from '#ui/action/button.tsx'
import { DueTime } from '#ui/show/due-time.tsx'
import type { ShopExpressRow } from '@zhanggui/contract/express'
import { refundApi } from '@zhanggui/contract/order/refund'
import { Link } from 'react-router'
import { orderPath } from '../orders/public.ts'
import { CarrierCell } from './carrier-cell.tsx'
import { fillRows, takeOffDesk } from './desk-draft.ts'
import { refundsOfPath } from './desk-paths.ts'
import { NumberCell } from './number-cell.tsx'
import type { DeskRow } from './use-desk.ts'

interface Props {
  readonly rows: readonly DeskRow[]
  readonly carriers: readonly ShopExpressRow[]
  readonly onPaste: (text: string, start: number) => void
}

/** Who gets what, by whom, under which number. */
export const DeskGrid = ({ rows, carriers, onPaste }: Props) => (
  <div className="desk-grid-frame">
    <table className="desk-grid" aria-label="待发货订单">
      <thead>
        <tr>
          <th scope="col">订单</th>
          <th scope="col">收货人</th>
          <th scope="col">商品</th>
          <th scope="col">快递公司</th>
          <th scope="col">快递单号</th>
          <th scope="col">
            <span className="visually-hidden">操作</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <GridRow
            key={row.orderNo}
            row={row}
            box={row.parcel === 0 ? [] : rows.filter(({ parcel }) => parcel === row.parcel)}
            carriers={carriers}
            onPaste={(text) => onPaste(text, index)}
          />
        ))}
      </tbody>
    </table>
  </div>
)

interface RowProps {
  readonly row: DeskRow
  /** All that go in the same box. */
  readonly box: readonly DeskRow[]
  readonly carriers: readonly ShopExpressRow[]
  readonly onPaste: (text: string) => void
}

function GridRow({ row, box, carriers, onPaste }: RowProps) {
  const { orderNo, blocked, problem, isReady } = row
  const state = blocked ?? problem
  // What is filled in for one order of a box is filled in for all of them.
  const fill = (change: { expressCode?: string; trackingNumber?: string }) =>
    fillRows(new Map((box.length > 0 ? box : [row]).map((each) => [each.orderNo, change])))
  return (
    <tr data-state={blocked || problem ? 'wrong' : isReady ? 'ready' : 'open'}>
      <td data-title="订单">
        <Link to={orderPath(orderNo)}>{orderNo}</Link>
        {row.dueTime && <DueTime at={row.dueTime} />}
        <Printed row={row} />
      </td>
      <td data-title="收货人">
        <div>
          {row.realName} {row.userPhone}
          {row.isLogoff && <span className="desk-note">（用户已注销）</span>}
        </div>
        <div className="desk-address">{row.userAddress}</div>
        {row.userRemark !== '' && <div className="desk-note">买家：{row.userRemark}</div>}
        {row.merchantRemark !== '' && <div className="desk-note">备注：{row.merchantRemark}</div>}
      </td>
      <td data-title="商品">
        <Goods row={row} />
      </td>
      <td data-title="快递公司">
        <CarrierCell row={row} carriers={carriers} onChange={(expressCode) => fill({ expressCode })} />
      </td>
      <td data-title="快递单号">
        <NumberCell
          key={row.trackingNumber}
          row={row}
          onChange={(trackingNumber) => fill({ trackingNumber })}
          onPaste={onPaste}
        />
        {box.length > 1 && <span className="desk-note">{`与另外 ${box.length - 1} 单同一包裹`}</span>}
        {state && (
          <span className="desk-problem" id={`problem-${row.id}`}>
            {state}
          </span>
        )}
        {row.goods.length === 0 && <RefundLink orderNo={orderNo} />}
      </td>
      <td>
        {row.parcel > 0 && (
          <Button look="link" onClick={() => fillRows(new Map([[orderNo, { parcel: 0, trackingNumber: '' }]]))}>
            拆开
          </Button>
        )}
        <Button look="link" aria-label={`移走订单 ${orderNo}`} onClick={() => takeOffDesk(new Set([orderNo]))}>
          移走
        </Button>
      </td>
    </tr>
  )
}

function RefundLink({ orderNo }: { readonly orderNo: string }) {
  const mayLook = mayCall(refundApi.list, useSession())
  return mayLook && <Link to={refundsOfPath(orderNo)}>查看退款</Link>
}

/** What is left to be sent; nothing where the buyer wants the money back for all of it. */
const Goods = ({ row: { goods } }: { readonly row: DeskRow }) =>
  goods.length === 0 ? (
    '-'
  ) : (
    <ul className="desk-goods">
      {goods.map(({ id, productName, sku, num }) => (
        <li key={id}>
          {productName} {sku} <strong>×{num}</strong>
        </li>
      ))}
    </ul>
  )

/** Which sheets there are already: a second label must not go on a second box. */
function Printed({ row: { printed } }: { readonly row: DeskRow }) {
  const words = [
    printed.slip > 0 && `装箱单 ${printed.slip} 次`,
    printed.label > 0 && `面单 ${printed.label} 次`,
  ].filter(Boolean)
  return words.length > 0 && <span className="desk-note">已打印{words.join('，')}</span>
}
