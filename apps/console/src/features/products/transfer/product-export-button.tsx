import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { productApi } from '@zhanggui/contract/goods/product'
import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { FormatExportButton } from '#widgets/task-progress/format-export-button.tsx'

/** Exports what the list of products shows. */
export const ProductExportButton = ({ filter }: { readonly filter: FilterOf<typeof productApi.list> }) => (
  <FormatExportButton call={productTransferApi.export} title="导出商品" inputOf={(format) => ({ ...filter, format })} />
)
