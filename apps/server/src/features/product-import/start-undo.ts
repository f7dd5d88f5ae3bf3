import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { importState } from '@zhanggui/domain/product/import-codes'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { importOf, startStep } from './start-step.ts'

export async function startUndo(platform: Platform, context: StaffContext, { id }: { id: number }) {
  const file = await importOf(context, id)
  const started = await startStep(platform, context, 'undo', file, file.done)
  if (file.state === importState.is.committed) {
    if (file.undoUntil === null) refuse('没有可撤销的商品')
    if (file.undoUntil && file.undoUntil < context.now) refuse('导入超过24小时，不能撤销')
  }
  context.recordChanges(changesBetween({ 文件: ['', file.fileName], 撤销商品: ['', String(file.done)] }))
  return started
}
