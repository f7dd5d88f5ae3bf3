import type { ExportKind } from '@zhanggui/domain/export/export-codes'
import { dayBillExportJob, flowExportJob, monthBillExportJob } from '#features/finance/public'
import { logExportJob } from '#features/logs/public'
import { orderExportJob, orderLineExportJob } from '#features/orders/public'
import { productExportJob } from '#features/products/public'
import { refundExportJob } from '#features/refunds/public'
import { userExportJob } from '#features/shoppers/public'
import type { ExportJob } from '#features/tasks/public'
import { missing } from '#platform/http/refusals'

/** Everything that can be exported, one line each, in the order of the screen. */
export const exportJobs = [
  orderExportJob,
  orderLineExportJob,
  refundExportJob,
  flowExportJob,
  dayBillExportJob,
  monthBillExportJob,
  productExportJob,
  userExportJob,
  logExportJob,
] as unknown as readonly ExportJob[]

const byKind = new Map(exportJobs.map((job) => [job.exportKind, job]))

export const exportJobOf = (kind: ExportKind): ExportJob => byKind.get(kind) ?? missing('未知的导出内容')
