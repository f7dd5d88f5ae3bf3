import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { statementApi } from '@zhanggui/contract/finance/statement'
import { checkQuota } from '#features/storage/public'
import { exportFileName, startTask } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { dayBillExportJob, monthBillExportJob } from './bill-export.job.ts'
import { findDays, findMonths } from './list-bills.ts'

/** Starts the export of the bills that the list shows under this filter. */
const start =
  (name: string, find: typeof findDays, job: typeof dayBillExportJob) =>
  async (context: StaffContext, { format, ...filter }: InputOf<typeof statementApi.exportDays>) => {
    const { db, now } = context
    await checkQuota(db)
    const { total } = await find(db, filter, { offset: 0, limit: 1 }, now)
    if (total === 0) refuse('没有可导出的数据！')
    const fileName = exportFileName(name, format, now)
    const { taskId } = await startTask(context, job, { title: `导出${name}`, params: { filter, fileName } })
    return { fileName, taskId }
  }

export const startDayExport = start('日账单', findDays, dayBillExportJob)
export const startMonthExport = start('月账单', findMonths, monthBillExportJob)
