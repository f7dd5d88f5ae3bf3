import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { importOutcome, importState } from '@zhanggui/domain/product/import-codes'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { skuKeyOf } from '@zhanggui/domain/product/sku/sku-rules'
import {
  deleteProduct,
  editFreely,
  editSort,
  lockProductInShop,
  listSkus,
  type ProductWrite,
  recycleProduct,
  refuseProduct,
  revertAddedStock,
  updateProduct,
} from '#features/products/public'
import { logChunk, type RunningTask, workInChunks } from '#features/tasks/public'
import { Refusal, refuse } from '#platform/http/refusals'
import type { JobContext } from '#platform/jobs/job'
import { hasRowsToUndo, lockRowsToUndo, type RowToUndo, settleImportRows } from '../import-row.sql.ts'
import { countOutcomes, endStep } from '../import-step.sql.ts'
import { type ImportParams, actAsStarter } from './act-as-starter.ts'
import { stepRows } from '../step-rows.ts'
import type { ImportUndo } from '../check/check-result.ts'

const { undone, kept } = importOutcome.is
const { undoing } = importState.is

/** Undoes what has not been touched since; the rest is kept, with the reason. */
export async function undoImport({ inWrite }: JobContext, task: RunningTask<ImportParams>): Promise<void> {
  const { importId } = task.params
  await workInChunks<RowToUndo, { changes: readonly Change[] }>(task, {
    ...stepRows(task, undoing, { lock: lockRowsToUndo, isLeft: hasRowsToUndo }),
    work: async (write, row) => {
      const { context, changes } = actAsStarter(task, write)
      await takeBack(context, row)
      return { changes }
    },
    settle: async ({ db }, outcomes) => {
      await settleImportRows(
        db,
        importId,
        outcomes.map(({ row, result, reason = '' }) => ({ no: row.no, outcome: result ? undone : kept, reason })),
      )
      const good = outcomes.filter(({ result }) => result).length
      await countOutcomes(db, importId, { done: -outcomes.length, undone: good, kept: outcomes.length - good })
      await logChunk(task, db, { endpoint: productImportApi.undo, refId: importId }, outcomes)
    },
  })
  await inWrite(({ db, now }) => endStep(db, importId, { state: undoing, taskId: task.id }, now))
}

const refuseTouched = (): never => refuse('导入后又被修改，未撤销')

async function takeBack(context: ProductWrite, row: RowToUndo) {
  const { productId: id, versionAfter: version, undo } = row
  const product = (await lockProductInShop(context.db, id)) ?? refuse(productRefusal.missing.message)
  if (product.version !== version) refuseTouched()
  if (!undo) return removeNew(context, id, product.updatedAt.getTime() === row.doneAt?.getTime())
  try {
    if (undo.way === 'edit') {
      if (product.flags.isShow) refuseProduct(productRefusal.onShelf)
      return await editBack(context, row, undo)
    }
    if (undo.way === 'stock') await revertAddedStock(context, { id, taken: undo.added })
    if (undo.way === 'free') {
      await editFreely(context, { id, version, cateId: undo.cateId, attrValue: [...undo.attrValue] })
    }
    if (undo.sort !== undefined) await editSort(context, { id, sort: undo.sort })
  } catch (error) {
    if (error instanceof Refusal && error.code === resultCode.conflict) refuseTouched()
    throw error
  }
}

/** Every change of a product, including sales, updates its timestamp. */
async function removeNew(context: ProductWrite, id: number, isUntouched: boolean) {
  if (!isUntouched) refuseTouched()
  await recycleProduct(context, { id })
  await deleteProduct(context, { id })
}

type UndoneEdit = Extract<ImportUndo, { way: 'edit' }>

async function editBack(context: ProductWrite, row: RowToUndo, { change, added }: UndoneEdit) {
  const removed = await addedIds(context, row.productId, added)
  const skuChanges = removed.length > 0 ? { put: change.skuChanges?.put ?? [], removed } : change.skuChanges
  await updateProduct(context, { ...change, version: row.versionAfter, skuChanges })
}

async function addedIds({ db }: ProductWrite, id: number, added: UndoneEdit['added']) {
  if (added.length === 0) return []
  const keys = new Set(added.map(skuKeyOf))
  const skus = (await listSkus(db, [id])).filter((sku) => keys.has(skuKeyOf(sku.values)))
  if (skus.some(({ sales }) => sales > 0)) refuse('添加的规格已有销量，未撤销')
  return skus.map((sku) => sku.id)
}
