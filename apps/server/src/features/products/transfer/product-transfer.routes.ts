import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { bind } from '#platform/http/route'
import { startExport } from './start-export.ts'

export const productTransferRoutes = bind(productTransferApi, {
  export: startExport,
})
