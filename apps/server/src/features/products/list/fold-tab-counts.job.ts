import { foldingJob } from '#platform/counters/folding-job'
import { foldTabCounts } from './tab-count.sql.ts'

export const foldTabCountsJob = foldingJob({
  kind: 'fold-tab-counts',
  everySeconds: 5,
  table: 'product_tab_delta',
  fold: foldTabCounts,
})
