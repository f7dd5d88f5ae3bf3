import { exportApi } from '@zhanggui/contract/export/export'
import type { ExportFormat } from '@zhanggui/domain/task/task-codes'
import type { z } from 'zod'
import { checkQuota } from '#features/storage/public'
import type { Staff } from '#platform/session/staff'
import type { WriteContext } from '#platform/transactions'
import type { ExportJob, ExportParams } from './define-export-job.ts'
import { exportFileName } from './export-file-name.ts'
import { startTask } from './start-task.ts'

interface NewExport<F> extends Omit<ExportParams<F>, 'fileName'> {
  readonly title: string
  readonly format: ExportFormat
}

/** Starts an export; what it asks for has been checked. */
export async function startExport<F extends z.ZodObject>(
  context: WriteContext & { readonly staff: Pick<Staff, 'adminId'> },
  job: ExportJob<F>,
  { title, format, ...params }: NewExport<z.output<F>>,
) {
  await checkQuota(context.db)
  const fileName = exportFileName(job.what, format, context.now)
  const { taskId } = await startTask(context, job, { title, params: { ...params, fileName } })
  context.announceArea(exportApi)
  return { fileName, taskId }
}
