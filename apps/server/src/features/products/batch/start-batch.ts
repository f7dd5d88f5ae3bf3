import type { ProductBatchAction } from '@zhanggui/domain/product/product-codes'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { subjectOfMany } from '@zhanggui/domain/audit/subject-rules'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { findProductNames, refuseProduct } from '#features/products/public'
import { replyWhenFinished, startTask, type TaskItem } from '#features/tasks/public'
import type { StaffContext } from '#platform/http/route'
import { type Choice, chooseProducts } from './choose-products.ts'
import { FEW, productBatchJob } from './product-batch.job.ts'

/**
 * Records the action and its products; a background job does the work. Products that do not exist are left out and
 * counted.
 */
export async function startBatch(
  context: StaffContext,
  action: ProductBatchAction,
  { isAutoUp = false, ...choice }: Choice & { isAutoUp?: boolean | undefined },
) {
  const ids = await chooseProducts(context.db, choice)
  const names = await findProductNames(context.db, ids)
  const items = ids.flatMap((refId) => {
    const label = names.get(refId)
    return label === undefined ? [] : { refId, label }
  })
  if (items.length === 0) refuseProduct(productRefusal.missing)
  context.recordChanges([], subjectOfMany(items.map(({ label }) => label)))
  return { ...(await enqueueBatch(context, { action, isAutoUp }, items)), missing: ids.length - items.length }
}

export async function enqueueBatch(
  context: StaffContext,
  { action, isAutoUp }: { action: ProductBatchAction; isAutoUp: boolean },
  items: readonly TaskItem[],
) {
  const task = await startTask(context, productBatchJob, {
    title: productBatchApi[action].title,
    params: { action, isAutoUp, account: context.staff.account, address: context.address },
    items,
  })
  if (items.length <= FEW) replyWhenFinished(context, task.taskId)
  return task
}
