import { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import { bind } from '#platform/http/route'
import { listFlow, sumFlowLines } from './list-flow.ts'
import { startFlowExport } from './start-flow-export.ts'

export const capitalFlowRoutes = bind(capitalFlowApi, {
  list: listFlow,
  sums: sumFlowLines,
  export: startFlowExport,
})
