import { orderApi } from '@zhanggui/contract/order/order'
import { bind } from '#platform/http/route'
import { readEvents, readLines, readOrder, readReceiver, readShipments, revealBuyer } from './detail/read-order.ts'
import { deleteOrder } from './edit/delete-order.ts'
import { editReceiver } from './edit/edit-receiver.ts'
import { remarkOrder } from './edit/remark-order.ts'
import { startOrderExport } from './export/start-export.ts'
import { countInTabs, listOrders } from './list/list-orders.ts'
import { printOrder, showSlip } from './print/print-order.ts'
import { editShipment } from './ship/edit-shipment.ts'
import { sendOrder } from './ship/send-order.ts'
import { trackShipment } from './ship/track-shipment.ts'
import { verifyOrder } from './verify/verify-order.ts'

export const orderRoutes = bind(orderApi, {
  list: listOrders,
  tabs: countInTabs,
  info: readOrder,
  lines: readLines,
  shipments: readShipments,
  events: readEvents,
  receiver: readReceiver,
  send: sendOrder,
  editShipment,
  logistics: { outside: trackShipment },
  remark: remarkOrder,
  verify: verifyOrder,
  editReceiver,
  reveal: revealBuyer,
  print: { outside: printOrder },
  slip: showSlip,
  delete: deleteOrder,
  export: startOrderExport,
})
