import { productFilter } from '@zhanggui/contract/goods/product'
import { exportFormat } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'

/** What an export is told: the filter of the list, and the file that it becomes. */
export const exportParams = z.object({
  filter: productFilter,
  format: z.enum(exportFormat.codes),
  fileName: z.string(),
})
export type ExportParams = z.output<typeof exportParams>
