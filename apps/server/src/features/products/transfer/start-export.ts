import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { productTab } from '@zhanggui/domain/product/product-codes'
import { checkStoreCategory, searchProducts } from '#features/products/public'
import { checkQuota } from '#features/storage/public'
import { exportFileName, startTask } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { productExportJob } from './product-export.job.ts'

/** Starts the export job. */
export async function startExport(
  context: StaffContext,
  { format, ...filter }: InputOf<typeof productTransferApi.export>,
) {
  const { db, now } = context
  await checkStoreCategory(db, filter.cateId)
  await checkQuota(db)
  const { ids } = await searchProducts(db, filter, { limit: 1, offset: 0 })
  if (ids.length === 0) refuse('没有可导出的数据')
  const fileName = exportFileName('商品', format, now)
  const params = { filter, format, fileName }
  const title = `导出商品（${productTab.label(filter.type)}）`
  const { taskId } = await startTask(context, productExportJob, { title, params })
  return { fileName, taskId }
}
