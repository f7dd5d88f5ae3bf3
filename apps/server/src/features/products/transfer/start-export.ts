import { randomBytes } from 'node:crypto'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { productTab } from '@zhanggui/domain/product/product-codes'
import { checkStoreCategory, searchProducts } from '#features/products/public'
import { checkQuota } from '#features/storage/public'
import { startTask } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { productExportJob } from './product-export.job.ts'

/** Starts the export job. The file name is unguessable and only revealed by the task. */
export async function startExport(
  context: StaffContext,
  { format, ...filter }: InputOf<typeof productTransferApi.export>,
) {
  const { db, now } = context
  await checkStoreCategory(db, filter.cateId)
  await checkQuota(db)
  const { ids } = await searchProducts(db, filter, { limit: 1, offset: 0 })
  if (ids.length === 0) refuse('没有可导出的数据')
  const fileName = `商品_${formatShopTime(now).replaceAll(/\D/g, '')}_${randomBytes(16).toString('hex')}.${format}`
  const params = { filter, format, fileName }
  const title = `导出商品（${productTab.label(filter.type)}）`
  const { taskId } = await startTask(context, productExportJob, { title, params })
  return { fileName, taskId }
}
