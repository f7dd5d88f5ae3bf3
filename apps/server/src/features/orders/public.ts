export { cancelDispatch } from './core/cancel-dispatch.sql.ts'
export { findIncome, updateIncome } from './core/income.sql.ts'
export { type Actor, listRefundEvents, recordEvent, staffActor } from './core/order-event.sql.ts'
export { listLines, piecesOf, refundableLine, type StoredLine, updateLine } from './core/order-line.sql.ts'
export { newNo } from './core/order-no.ts'
export {
  checkOrder,
  findOrder,
  findOrderById,
  lockOrder,
  lockOrderById,
  type LockedOrder,
  refuseOrder,
  updateOrder,
} from './core/order-row.sql.ts'
export { findOrders, orderConditions } from './list/order-filter.sql.ts'
export { sendOrder } from './ship/send-order.ts'
export { countDueToShip, countOrderTabs, keepToShip } from './counts/order-day-count.sql.ts'
export { rankBySales, sumPaid, sumPaidByDay } from './counts/sales.sql.ts'
export { findMatchingOrders } from './list/list-orders.ts'
export { findOrderTimes } from './core/order-times.ts'
export { cancelOrder } from './place/cancel-order.ts'
export { deleteOrderOfBuyer } from './place/delete-order-of-buyer.ts'
export { listSellable } from './place/ordered-goods.sql.ts'
export { orderExportJob, orderLineExportJob } from './export/order-export.job.ts'
export { releaseCoupon } from './holds/hold-coupon.ts'
export { releaseHolds } from './holds/order-holds.ts'
export { payOrder } from './place/pay-order.ts'
export { placeAnyOrder } from './place/place-any-order.ts'
export { askForOrder, placeOrder } from './place/place-order.ts'
export { pricePart, priceTrial } from './place/price-part.ts'
export { receiveOrder } from './place/receive-order.ts'
export { undoVerification } from './verify/undo-verification.ts'
export { setGroupBuy } from './place/set-group-buy.ts'
export { cancelOrderJob } from './timers/cancel-order.job.ts'
export { moveOrderDeadlines } from './timers/move-deadlines.ts'
export { listOrders } from './list/list-orders.ts'
export { checkTeamFilter } from './list/check-team-filter.sql.ts'
