import type { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import { subjectOfMany } from '@zhanggui/domain/audit/subject-rules'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { timedKind } from '@zhanggui/domain/timed-change/timed-codes'
import { whyNotOneMore, whyNotRunAt, whyNotSoMany } from '@zhanggui/domain/timed-change/timed-rules'
import { lockShop } from '#features/merchants/public'
import { heldPermissions } from '#features/staff/public'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { chooseProducts } from '../batch/choose-products.ts'
import { refuseProduct } from '../form/product-write.ts'
import { checkMayPlan } from './check-rights.ts'
import { planItems } from './plan-items.ts'
import { runChangeJob } from './run-change.job.ts'
import { storePlan } from './store-plan.ts'
import { countWaiting } from './timed-change.sql.ts'
import { listPlannable } from './timed-item.sql.ts'

/** Plans a change in the name of whoever asks for it. */
export async function planChange(context: StaffContext, plan: InputOf<typeof timedChangeApi.plan>) {
  const { db, now, enqueue, recordChanges } = context
  const { kind, runTime } = plan
  checkMayPlan(await heldPermissions(context), kind)
  refuseIf(whyNotRunAt(runTime, now), { field: 'runTime' })
  const ids = await chooseProducts(db, plan)
  refuseIf(whyNotSoMany(ids.length))
  const products = await listPlannable(db, ids)
  if (products.length === 0) refuseProduct(productRefusal.missing)
  const items = await planItems(db, plan, products)
  await lockShop(db)
  refuseIf(whyNotOneMore(await countWaiting(db)))
  const { id, summary } = await storePlan(context, plan, items)
  await enqueue(runChangeJob, { id }, runTime)
  recordChanges(
    [{ field: timedKind.label(kind), before: '', after: `${formatShopTime(runTime).slice(0, 16)} ${summary}`.trim() }],
    subjectOfMany(products.map(({ name }) => name)),
  )
  return { id, total: items.length, missing: ids.length - items.length }
}
