import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { importOutcome, importState } from '@zhanggui/domain/product/import-codes'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { addStock, editFreely, type ProductWrite, saveProduct, updateProduct } from '#features/products/public'
import { type RunningTask, workInChunks } from '#features/tasks/public'
import { inMerchant } from '#platform/db/merchant-db'
import { Refusal, refuse } from '#platform/http/refusals'
import type { Platform } from '#platform/platform'
import { hasRowsToTake, lockRowsToTake, type RowToTake, settleImportRows } from './import-row.sql.ts'
import { countOutcomes, endStep } from './import-step.sql.ts'
import { type ImportParams, inTheirName, logRows } from './in-their-name.ts'
import { findTouch } from './stored-products.sql.ts'

interface Taken {
  readonly productId: number
  readonly versionAfter: number
  readonly doneAt: Date
  readonly changes: readonly Change[]
}

const { done, failed } = importOutcome.is

/** Takes the products in, by the functions that staff use. Each row with all that it does is committed once. */
export async function commitImport(platform: Platform, task: RunningTask<ImportParams>): Promise<void> {
  const { importId } = task.params
  await workInChunks<RowToTake, Taken>(task, {
    // In the order of ids: everybody locks products in that order, so that nobody waits in a circle.
    lock: async (db, limit) =>
      (await lockRowsToTake(db, importId, limit)).toSorted((a, b) => a.productId - b.productId),
    isLeft: (db) => hasRowsToTake(db, importId),
    work: async (db, row) => {
      const { context, changes } = inTheirName(task, db)
      const productId = await takeIn(platform, context, row)
      const versionAfter = (await findTouch(db, productId))?.version ?? 0
      return { productId, versionAfter, doneAt: context.now, changes }
    },
    settle: async (db, outcomes) => {
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
      await logRows(task, db, outcomes)
    },
  })
  await inMerchant(platform.pool, task.merId, 'write', (db) =>
    endStep(db, importId, importState.is.committing, platform.clock()),
  )
}

async function takeIn(platform: Platform, context: ProductWrite, { input, productId: id, version }: RowToTake) {
  if (input.way === 'create') return (await saveProduct(platform, context, input.draft)).id
  const touch = await findTouch(context.db, id)
  if (!touch) refuse(productRefusal.missing.message)
  if (touch?.version !== version) refuseChanged()
  try {
    if (input.way === 'stock') await addStock(context, { id, attrValueList: [...input.added] })
    else if (input.way === 'free') {
      await editFreely(context, { id, version, cateId: input.cateId, attrValue: [...input.attrValue] })
    } else await updateProduct(platform, context, { ...input.change, version })
  } catch (error) {
    if (error instanceof Refusal && error.code === resultCode.conflict) refuseChanged()
    throw error
  }
  return id
}

const refuseChanged = (): never => refuse('商品在检查后被修改，请重新检查')
