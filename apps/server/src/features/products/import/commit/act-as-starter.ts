import type { Change } from '@zhanggui/domain/audit/change-rules'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'
import type { ProductWrite } from '#features/products/public'
import type { RunningTask } from '#features/tasks/public'
import type { WriteContext } from '#platform/transactions'

/** Parameters of an import step, including who started it: the job has no request to take that from. */
export const importParams = z.object({
  importId: z.int(),
  step: z.enum(['check', 'commit', 'undo']),
  account: z.string(),
  address: z.string(),
})
export type ImportParams = z.output<typeof importParams>

/** Writes in the name of the person who started the step; collects the changes in `changes`. */
export function actAsStarter({ adminId }: RunningTask<ImportParams>, write: WriteContext) {
  const changes: Change[] = []
  const context: ProductWrite = {
    ...write,
    staff: { adminId },
    recordChanges: (more) => void changes.push(...more),
    stockReason: stockReason.is.imported,
  }
  return { context, changes }
}
