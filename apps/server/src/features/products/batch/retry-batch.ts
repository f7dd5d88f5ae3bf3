import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { heldPermissions } from '#features/staff/public'
import { findParams, findTask, listFailed } from '#features/tasks/public'
import { forbidden, missing, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { batchParams } from './batch-actions.ts'
import { enqueueBatch } from './start-batch.ts'

/** Retries the failed products of a batch as a new task, with the current permissions of the caller. */
export async function retryBatch(context: StaffContext, { id }: { id: number }) {
  const { db, staff } = context
  const task = await findTask(db, staff, id)
  if (task?.kind !== taskKind.is.productBatch) return missing('任务不存在')
  const { action, isAutoUp } = batchParams.parse(await findParams(db, id))
  if (!hasPermission(await heldPermissions(context), productBatchApi[action].permission)) throw forbidden()
  if (task.finishTime === null) refuse('任务还在进行中，请稍后重试')
  const failed = await listFailed(db, id)
  if (failed.length === 0) refuse('没有失败的商品')
  return { ...(await enqueueBatch(context, { action, isAutoUp }, failed)), missing: 0 }
}
