import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { productTab } from '@zhanggui/domain/product/product-codes'
import { checkStoreCategory, searchProducts } from '#features/products/public'
import { startExport } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { productExportJob } from './product-export.job.ts'

/** Starts the export job. */
export async function startProductExport(
  context: StaffContext,
  { format, ...filter }: InputOf<typeof productTransferApi.export>,
) {
  const { db } = context
  await checkStoreCategory(db, filter.cateId)
  const { ids } = await searchProducts(db, filter, { limit: 1, offset: 0 })
  if (ids.length === 0) refuse('没有可导出的数据')
  const title = `导出商品（${productTab.label(filter.type)}）`
  return startExport(context, productExportJob, { title, format, filter })
}
