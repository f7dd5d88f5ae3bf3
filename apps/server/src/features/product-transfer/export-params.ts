import { exportFormat, productTab } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'

/** What an export is told: the filter of the list, and the file that it becomes. */
export const exportParams = z.object({
  filter: z.object({
    tab: z.literal(productTab.codes),
    keywords: z.string().optional(),
    cateId: z.int().optional(),
    categoryId: z.int().optional(),
  }),
  format: z.enum(exportFormat.codes),
  fileName: z.string(),
})
export type ExportParams = z.output<typeof exportParams>
