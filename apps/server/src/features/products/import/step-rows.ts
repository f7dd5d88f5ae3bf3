import { type RunningTask } from '#features/tasks/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { lockStep, type WorkingState } from './import-step.sql.ts'
import type { ImportParams } from './commit/act-as-starter.ts'

interface Rows<R> {
  readonly lock: (db: MerchantDb, importId: number, limit: number) => Promise<R[]>
  readonly isLeft: (db: MerchantDb, importId: number) => Promise<boolean>
}

/**
 * The rows of a step, as long as the task owns the import: an abandoned task may still be running when another has
 * started.
 */
export function stepRows<R extends { readonly productId: number }>(
  { id, params: { importId } }: RunningTask<ImportParams>,
  state: WorkingState,
  { lock, isLeft }: Rows<R>,
) {
  const hold = (db: MerchantDb) => lockStep(db, importId, { state, taskId: id })
  return {
    lock: async (db: MerchantDb, limit: number): Promise<R[]> => {
      const rows = (await hold(db)) ? await lock(db, importId, limit) : []
      // Ordered by id: everyone locks products in that order, which avoids deadlocks.
      return rows.toSorted((a, b) => a.productId - b.productId)
    },
    isLeft: async (db: MerchantDb) => (await hold(db)) && isLeft(db, importId),
  }
}
