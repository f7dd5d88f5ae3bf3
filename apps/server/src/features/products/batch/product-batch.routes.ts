import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { bind } from '#platform/http/route'
import { retryBatch } from './retry-batch.ts'
import { setGiftCoupons, setGiftCouponsOfOne } from './set-gift-coupons.ts'
import { startBatch } from './start-batch.ts'

export const productBatchRoutes = bind(productBatchApi, {
  up: (context, choice) => startBatch(context, 'up', choice),
  down: (context, choice) => startBatch(context, 'down', choice),
  recycle: (context, choice) => startBatch(context, 'recycle', choice),
  restore: (context, choice) => startBatch(context, 'restore', choice),
  delete: (context, choice) => startBatch(context, 'delete', choice),
  submit: (context, choice) => startBatch(context, 'submit', choice),
  addCoupons: setGiftCoupons,
  addCouponsToOne: setGiftCouponsOfOne,
  retry: retryBatch,
})
