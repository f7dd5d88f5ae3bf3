import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { bind } from '#platform/http/route'
import { startProductExport } from './start-export.ts'

export const productTransferRoutes = bind(productTransferApi, {
  export: startProductExport,
})
