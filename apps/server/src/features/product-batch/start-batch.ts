import type { ProductBatchAction } from '@zhanggui/domain/product/product-codes'
import { productBatchApi } from '@zhanggui/contract/product-batch'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { findProductNames } from '#features/products/public'
import { startTask, type TaskItem } from '#features/tasks/public'
import type { StaffContext } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { type Choice, chooseProducts } from './choose-products.ts'

/** Writes down what is to be done with which products; the work itself goes on in the background. */
export async function startBatch(
  platform: Platform,
  context: StaffContext,
  action: ProductBatchAction,
  { isAutoUp = false, ...choice }: Choice & { isAutoUp?: boolean | undefined },
) {
  const ids = await chooseProducts(context.db, choice)
  const names = await findProductNames(context.db, ids)
  return enqueueBatch(
    platform,
    context,
    { action, isAutoUp },
    ids.map((refId) => ({ refId, label: names.get(refId) ?? '' })),
  )
}

export const enqueueBatch = (
  platform: Platform,
  context: StaffContext,
  { action, isAutoUp }: { action: ProductBatchAction; isAutoUp: boolean },
  items: readonly TaskItem[],
) =>
  startTask(platform, context, {
    kind: taskKind.is.productBatch,
    title: productBatchApi[action].title,
    params: { action, isAutoUp, account: context.staff.account, address: context.address },
    items,
  })
