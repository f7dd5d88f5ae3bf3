import type { Change } from '@zhanggui/domain/audit/change-rules'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'
import type { ProductWrite } from '#features/products/public'
import type { RunningTask } from '#features/tasks/public'
import type { WriteContext } from '#platform/transactions'

/** What a step of an import is told: the job that does it has no request to ask who wants it. */
export const importParams = z.object({
  importId: z.int(),
  step: z.enum(['check', 'commit', 'undo']),
  account: z.string(),
  address: z.string(),
})
export type ImportParams = z.output<typeof importParams>

/** The person who asked for it changes the product; `changes` fills with what is different afterwards. */
export function inTheirName({ adminId }: RunningTask<ImportParams>, write: WriteContext) {
  const changes: Change[] = []
  const context: ProductWrite = {
    ...write,
    staff: { adminId },
    recordChanges: (more) => void changes.push(...more),
    stockReason: stockReason.is.imported,
  }
  return { context, changes }
}
