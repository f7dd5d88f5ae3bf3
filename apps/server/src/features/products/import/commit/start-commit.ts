import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productImportApi } from '@zhanggui/contract/goods/product-import'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkPermissions } from '../check/check-permissions.ts'
import { lockImportForStep, startStep } from '../start-step.ts'

export async function startCommit(
  context: StaffContext,
  { id, skipRefused, checkNo }: InputOf<typeof productImportApi.commit>,
) {
  const file = await lockImportForStep(context, id, 'commit')
  const { refused, creates, changes } = file
  if (file.checkNo !== checkNo) refuse('该文件已被重新检查，请查看新的结果后再导入')
  if (refused > 0 && !skipRefused) refuse(`有${refused}个商品存在问题，请修正后重新上传，或选择跳过`)
  if (creates + changes === 0) refuse('没有需要导入的商品')
  await checkPermissions(context, id, 'commit')
  const started = await startStep(context, 'commit', file, creates + changes)
  context.recordChanges(
    changesBetween({
      文件: ['', file.fileName],
      添加商品: ['', String(creates)],
      修改商品: ['', String(changes)],
      跳过商品: ['', String(refused)],
    }),
    file.fileName,
  )
  return started
}
