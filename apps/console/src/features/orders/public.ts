export { orderPath, ordersOfBuyerPath, ordersOfSlotPath } from './order-paths.ts'
export { OrderState } from './order-state.tsx'
