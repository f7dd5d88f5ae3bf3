import { exportFormat } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { area, get } from '../kernel/endpoint.ts'
import { productFilter } from './product.ts'

export const productTransferApi = area(
  'productTransfer',
  {
    /** What the list shows, one row per SKU. The file is fetched by its name once the task has ended. */
    export: get('/admin/export/excel/product', {
      title: '导出商品',
      permission: 'merchant:export:product:excel',
      query: productFilter.extend({
        format: z.enum(exportFormat.codes, { error: '未知的文件格式' }).default('xlsx'),
      }),
      reply: z.object({ fileName: z.string(), taskId: z.int() }),
      // It starts a task, so it counts as a change although it is a GET.
      changes: true,
      operation: 'export',
      rate: { max: 10, seconds: 60 },
    }),
  },
  '/product/list',
)
