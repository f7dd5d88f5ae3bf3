import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { statementApi } from '@zhanggui/contract/finance/statement'
import { startExport } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { dayBillExportJob, monthBillExportJob } from './bill-export.job.ts'
import { findDays, findMonths } from './list-bills.ts'

/** Starts the export of the bills that the list shows under this filter. */
const start =
  (find: typeof findDays, job: typeof dayBillExportJob) =>
  async (context: StaffContext, { format, ...filter }: InputOf<typeof statementApi.exportDays>) => {
    const { total } = await find(context.db, filter, { offset: 0, limit: 1 }, context.now)
    if (total === 0) refuse('没有可导出的数据！')
    return startExport(context, job, { title: `导出${job.what}`, format, filter })
  }

export const startDayExport = start(findDays, dayBillExportJob)
export const startMonthExport = start(findMonths, monthBillExportJob)
