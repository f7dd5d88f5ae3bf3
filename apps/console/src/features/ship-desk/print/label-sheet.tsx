import { Barcode } from './barcode.tsx'
import type { SheetProps } from './packing-slip.tsx'

type Goods = SheetProps['order']['goods']
/** From here on the letters are small: the paper does not grow. */
const MUCH = 240

const listed = (goods: Goods) => goods.map(({ productName, sku, num }) => `${productName} ${sku} ×${num}`).join('；')

/** What goes in the box; of several orders, which of it belongs to which. */
function Contents({ order: { orderNo, goods, boxed } }: Pick<SheetProps, 'order'>) {
  const orders = [{ orderNo, goods }, ...boxed].map((each) => ({ orderNo: each.orderNo, text: listed(each.goods) }))
  const pieces = [goods, ...boxed.map((each) => each.goods)].flat().reduce((sum, { num }) => sum + num, 0)
  const isMuch = orders.reduce((sum, { text }) => sum + text.length, 0) > MUCH
  return (
    <footer data-much={isMuch || undefined}>
      {boxed.length > 0 && <strong>{`同一包裹 ${orders.length} 单，共 ${pieces} 件`}</strong>}
      {orders.map((each) => (
        <p key={each.orderNo}>
          <b>{each.orderNo}</b> {each.text}
        </p>
      ))}
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
