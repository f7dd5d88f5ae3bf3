import { statementApi } from '@zhanggui/contract/finance/statement'
import { bind } from '#platform/http/route'
import { listDayBills, listMonthBills } from './list-bills.ts'
import { readMonth } from './read-month.ts'
import { startDayExport, startMonthExport } from './start-bill-export.ts'

export const statementRoutes = bind(statementApi, {
  days: listDayBills,
  months: listMonthBills,
  month: readMonth,
  exportDays: startDayExport,
  exportMonths: startMonthExport,
})
