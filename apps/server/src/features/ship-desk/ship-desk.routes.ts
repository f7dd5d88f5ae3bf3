import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { bind } from '#platform/http/route'
import { checkFile } from './check-file.ts'
import { listDeskOrdersFor } from './list-desk-orders.ts'
import { listRuns } from './print/print-run.sql.ts'
import { readSheets } from './print/read-sheets.ts'
import { startPrint } from './print/start-print.ts'
import { startShipping } from './start-shipping.ts'
import { getWaybills } from './waybills/get-waybills.ts'

export const shipDeskRoutes = bind(shipDeskApi, {
  orders: listDeskOrdersFor,
  ship: startShipping,
  checkFile,
  waybills: { outside: getWaybills },
  print: startPrint,
  prints: ({ db }, query) => listRuns(db, query),
  sheets: readSheets,
})
