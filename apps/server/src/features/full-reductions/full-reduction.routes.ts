import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import { spanOfDays } from '@zhanggui/domain/delivery-time/slot-rules'
import { bind } from '#platform/http/route'
import { deleteFullReduction } from './delete-full-reduction.ts'
import { countTabs, listReductionsBetween } from './full-reduction.sql.ts'
import { readReduction, readReductions, readUses } from './read-full-reductions.ts'
import { saveFullReduction } from './save-full-reduction.ts'
import { switchFullReduction } from './switch-full-reduction.ts'
import { updateFullReduction } from './update-full-reduction.ts'

export const fullReductionRoutes = bind(fullReductionApi, {
  list: readReductions,
  tabs: ({ db, now }, filter) => countTabs(db, filter, now),
  calendar: ({ db }, asked) => listReductionsBetween(db, spanOfDays(asked)),
  info: readReduction,
  save: saveFullReduction,
  update: updateFullReduction,
  setStatus: switchFullReduction,
  delete: deleteFullReduction,
  records: readUses,
})
