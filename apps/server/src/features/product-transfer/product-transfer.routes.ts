import { productTransferApi } from '@zhanggui/contract/product-transfer'
import { bind } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { startExport } from './start-export.ts'

export const productTransferRoutes = (platform: Platform) =>
  bind(productTransferApi, {
    export: (context, input) => startExport(platform, context, input),
  })
