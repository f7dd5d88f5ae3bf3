export { orderPath, ordersOfBuyerPath } from './order-paths.ts'
export { OrderState } from './order-state.tsx'
