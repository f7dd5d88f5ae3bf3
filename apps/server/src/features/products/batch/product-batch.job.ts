import { productApi } from '@zhanggui/contract/goods/product'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { defineTaskJob, logChunk, workThroughRows } from '#features/tasks/public'
import { type BatchParams, batchActions, batchParams } from './batch-actions.ts'

/** Existing clients reload the list as soon as a batch is answered; small batches are finished by then. */
export const FEW = 50

/** Runs a batch product by product; its changes are logged under the call that started it. */
export const productBatchJob = defineTaskJob<BatchParams>({
  kind: taskKind.is.productBatch,
  params: batchParams,
  changes: [productApi],
  notice: { url: '/product/list', permission: 'merchant:product:page:list', answeredUpTo: FEW },
  run: async (_, task) => {
    const { action, isAutoUp } = task.params
    await workThroughRows<{ changes: Change[] }>(task, {
      work: async (context, { refId }) => {
        const changes: Change[] = []
        const recordChanges = (more: readonly Change[]) => void changes.push(...more)
        await batchActions[action](
          { ...context, staff: { adminId: task.adminId }, recordChanges },
          { id: refId, isAutoUp },
        )
        return { changes }
      },
      afterChunk: ({ db }, outcomes) => logChunk(task, db, { endpoint: productBatchApi[action] }, outcomes),
    })
  },
})
