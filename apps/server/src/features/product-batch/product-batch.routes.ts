import { productBatchApi } from '@zhanggui/contract/product-batch'
import { bind } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { retryBatch } from './retry-batch.ts'
import { startBatch } from './start-batch.ts'

export const productBatchRoutes = (platform: Platform) =>
  bind(productBatchApi, {
    up: (context, choice) => startBatch(platform, context, 'up', choice),
    down: (context, choice) => startBatch(platform, context, 'down', choice),
    recycle: (context, choice) => startBatch(platform, context, 'recycle', choice),
    restore: (context, choice) => startBatch(platform, context, 'restore', choice),
    delete: (context, choice) => startBatch(platform, context, 'delete', choice),
    submit: (context, choice) => startBatch(platform, context, 'submit', choice),
    retry: (context, input) => retryBatch(platform, context, input),
  })
