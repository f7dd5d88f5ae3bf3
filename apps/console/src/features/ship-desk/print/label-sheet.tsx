import { Barcode } from './barcode.tsx'
import type { SheetProps } from './packing-slip.tsx'

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
    <footer>
      <span>{order.orderNo}</span>
      <span>{order.goods.map(({ productName, sku, num }) => `${productName} ${sku} ×${num}`).join('；')}</span>
    </footer>
  </article>
)
