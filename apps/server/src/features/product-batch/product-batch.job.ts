import { productBatchApi } from '@zhanggui/contract/product-batch'
import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { defineTaskJob, workThroughRows } from '#features/tasks/public'
import { insertAuditLine } from '#platform/audit/audit.sql'
import { type BatchParams, batchActions, batchParams } from './batch-actions.ts'

/** Does a batch product by product; its changes stand in the log beside the call that asked for it. */
export const productBatchJob = defineTaskJob<BatchParams>({
  kind: taskKind.is.productBatch,
  params: batchParams,
  notice: { url: '/product/list', permission: 'merchant:product:page:list' },
  run: async ({ clock, ids }, task) => {
    const { action, isAutoUp, account, address } = task.params
    const endpoint = productBatchApi[action]
    await workThroughRows<Change[]>(task, {
      work: async (db, { refId }) => {
        const changes: Change[] = []
        const recordChanges = (more: readonly Change[]) => void changes.push(...more)
        const context = { db, now: clock(), staff: { adminId: task.adminId }, recordChanges }
        await batchActions[action](context, { id: refId, isAutoUp })
        return changes
      },
      afterChunk: async (db, outcomes) => {
        const [first, last] = [outcomes[0]?.row.no, outcomes.at(-1)?.row.no]
        await insertAuditLine(db, {
          id: await ids.next(),
          adminId: task.adminId,
          account,
          address,
          endpoint,
          url: API_BASE + endpoint.path,
          input: { taskId: task.id, rows: `${first}-${last}` },
          result: { failed: outcomes.filter(({ reason }) => reason !== undefined).length },
          changes: outcomes.flatMap(({ result }) => result ?? []),
          at: clock(),
        })
      },
    })
  },
})
