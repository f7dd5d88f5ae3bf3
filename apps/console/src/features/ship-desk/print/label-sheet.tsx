import { Barcode } from './barcode.tsx'
import { labelLines } from './label-lines.ts'
import type { SheetProps } from './packing-slip.tsx'

/** What goes in the box; of several orders, which of it belongs to which. */
function Contents({ order: { orderNo, goods, boxed } }: Pick<SheetProps, 'order'>) {
  const orders = [{ orderNo, goods }, ...boxed]
  const { isSmall, lines, left } = labelLines(orders)
  const pieces = orders.flatMap((each) => each.goods).reduce((sum, { num }) => sum + num, 0)
  return (
    <footer data-much={isSmall || undefined}>
      {boxed.length > 0 && <strong>{`同一包裹 ${orders.length} 单，共 ${pieces} 件`}</strong>}
      {lines.map((line) => (
        <p key={line.orderNo}>
          <b>{line.orderNo}</b> {line.text}
        </p>
      ))}
      {left > 0 && <p>{`另有 ${left} 单，见装箱单`}</p>}
    </footer>
  )
}

/** 100 × 150 mm, as carriers stick it on. */
export const LabelSheet = ({ order }: SheetProps) => (
  <article className="sheet sheet-label">
    <header>
      <strong>{order.expressName}</strong>
      {order.printedBefore > 0 && <span className="sheet-again">{`补打 ${order.printedBefore + 1}`}</span>}
    </header>
    <p className="label-route">{order.routingCode || order.expressName}</p>
    {order.hubName !== '' && <p className="label-hub">{order.hubName}</p>}
    <div className="label-code">
      <Barcode text={order.trackingNumber} />
      <span>{order.trackingNumber}</span>
    </div>
    <p className="label-party label-receiver">
      <b>收</b>
      <span>
        {order.realName} {order.userPhone}
        <br />
        {order.userAddress}
      </span>
    </p>
    <p className="label-party">
      <b>寄</b>
      <span>
        {order.sender.name} {order.sender.phone}
        <br />
        {order.sender.address}
      </span>
    </p>
    <Contents order={order} />
  </article>
)
