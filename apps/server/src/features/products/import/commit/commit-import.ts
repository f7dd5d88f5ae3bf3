import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { importOutcome, importState } from '@zhanggui/domain/product/import-codes'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import {
  addStock,
  editFreely,
  editSort,
  lockProductInShop,
  type ProductWrite,
  refuseProduct,
  saveProduct,
  updateProduct,
} from '#features/products/public'
import { logChunk, type RunningTask, workInChunks } from '#features/tasks/public'
import { Refusal, refuse } from '#platform/http/refusals'
import type { JobContext } from '#platform/jobs/job'
import { hasRowsToCommit, lockRowsToCommit, type RowToCommit, settleImportRows } from '../import-row.sql.ts'
import { countOutcomes, endStep } from '../import-step.sql.ts'
import { type ImportParams, actAsStarter } from './act-as-starter.ts'
import { stepRows } from '../step-rows.ts'

interface Taken {
  readonly productId: number
  readonly versionAfter: number
  readonly doneAt: Date
  readonly changes: readonly Change[]
}

const { done, failed } = importOutcome.is
const { committing } = importState.is

/** Imports the products through the existing write functions. Each row commits once, with everything it does. */
export async function commitImport({ inWrite }: JobContext, task: RunningTask<ImportParams>): Promise<void> {
  const { importId } = task.params
  await workInChunks<RowToCommit, Taken>(task, {
    ...stepRows(task, committing, { lock: lockRowsToCommit, isLeft: hasRowsToCommit }),
    work: async (write, row) => {
      const { context, changes } = actAsStarter(task, write)
      const productId = await takeIn(context, row)
      const versionAfter = (await lockProductInShop(write.db, productId))?.version ?? 0
      return { productId, versionAfter, doneAt: context.now, changes }
    },
    settle: async ({ db }, outcomes) => {
      await settleImportRows(
        db,
        importId,
        outcomes.map(({ row, result, reason = '' }) => ({
          no: row.no,
          outcome: result ? done : failed,
          reason,
          ...result,
          changes: undefined,
        })),
      )
      const good = outcomes.filter(({ result }) => result).length
      await countOutcomes(db, importId, { done: good, failed: outcomes.length - good })
      await logChunk(task, db, { endpoint: productImportApi.commit, refId: importId }, outcomes)
    },
  })
  await inWrite(({ db, now }) => endStep(db, importId, { state: committing, taskId: task.id }, now))
}

async function takeIn(context: ProductWrite, { input, productId: id, version }: RowToCommit) {
  if (input.way === 'create') return (await saveProduct(context, input.draft)).id
  const product = (await lockProductInShop(context.db, id)) ?? refuse(productRefusal.missing.message)
  if (product.version !== version) refuseChanged()
  try {
    if (input.way === 'edit') {
      // On sale a file adds stock only, whether or not staff could save the change (ADR 14).
      if (product.flags.isShow) refuseProduct(productRefusal.onShelf)
      await updateProduct(context, { ...input.change, version })
    }
    if (input.way === 'stock') await addStock(context, { id, attrValueList: [...input.added] })
    if (input.way === 'free') {
      await editFreely(context, { id, version, cateId: input.cateId, attrValue: [...input.attrValue] })
    }
    if (input.way !== 'edit' && input.sort !== undefined) await editSort(context, { id, sort: input.sort })
  } catch (error) {
    if (error instanceof Refusal && error.code === resultCode.conflict) refuseChanged()
    throw error
  }
  return id
}

const refuseChanged = (): never => refuse('商品在检查后被修改，请重新检查')
