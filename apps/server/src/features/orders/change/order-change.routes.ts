import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { bind } from '#platform/http/route'
import { closeOrder } from './close-order.ts'
import { editPrice } from './edit-price.ts'
import { exchangeGoods, readExchangeSkus } from './exchange-goods.ts'
import { undoShipment } from './undo-shipment.ts'

export const orderChangeRoutes = bind(orderChangeApi, {
  unship: { outside: undoShipment },
  editPrice,
  close: closeOrder,
  exchange: exchangeGoods,
  exchangeSkus: readExchangeSkus,
})
