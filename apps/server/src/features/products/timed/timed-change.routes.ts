import { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import { spanOfDays } from '@zhanggui/domain/delivery-time/slot-rules'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { heldPermissions } from '#features/staff/public'
import { mapPage } from '#platform/db/page-window'
import { missing } from '#platform/http/refusals'
import { bind, type StaffContext } from '#platform/http/route'
import { refuseProduct } from '../form/product-write.ts'
import { findProductNames } from '../list/product-names.sql.ts'
import { cancelChange } from './cancel-change.ts'
import { mayChange } from './check-rights.ts'
import { planChange } from './plan-change.ts'
import { countChanges, describeChange, listChanges, listChangesBetween, listChangesOf } from './timed-change.sql.ts'
import { listResults } from './timed-item.sql.ts'

type Described = NonNullable<Awaited<ReturnType<typeof describeChange>>>

/** With whether the person who asks may cancel it. */
async function rowFor(context: StaffContext) {
  const held = await heldPermissions(context)
  return ({ adminId, ...row }: Described) => ({
    ...row,
    mayCancel: adminId === context.staff.adminId || mayChange(held, row.kind),
  })
}

const findChange = async ({ db }: StaffContext, id: number) =>
  (await describeChange(db, id)) ?? missing('定时变更不存在')

export const timedChangeRoutes = bind(timedChangeApi, {
  list: async (context, query) => mapPage(await listChanges(context.db, query, context.now), await rowFor(context)),
  tabs: ({ db, now }, filter) => countChanges(db, filter, now),
  info: async (context, { id }) => (await rowFor(context))(await findChange(context, id)),
  results: async (context, { id, ...query }) => listResults(context.db, await findChange(context, id), query),
  calendar: ({ db }, asked) => listChangesBetween(db, spanOfDays(asked)),
  ofProduct: async ({ db }, { id }) => {
    if (!(await findProductNames(db, [id])).has(id)) refuseProduct(productRefusal.missing)
    return listChangesOf(db, id)
  },
  plan: planChange,
  cancel: cancelChange,
})
