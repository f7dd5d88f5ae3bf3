import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkPermissions } from '../check/check-permissions.ts'
import { lockImportForStep, startStep } from '../start-step.ts'

export async function startUndo(context: StaffContext, { id }: { id: number }) {
  const file = await lockImportForStep(context, id, 'undo')
  if (file.undoUntil === null) return refuse('没有可撤销的商品')
  if (file.undoUntil < context.now) refuse('导入超过24小时，不能撤销')
  await checkPermissions(context, id, 'undo')
  const started = await startStep(context, 'undo', file, file.done)
  context.recordChanges(changesBetween({ 文件: ['', file.fileName], 撤销商品: ['', String(file.done)] }), file.fileName)
  return started
}
