import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productImportApi } from '@zhanggui/contract/goods/product-import'
import { whyNotMapping } from '@zhanggui/domain/product/import-mapping'
import { invalid, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { setMapping } from '../product-import.sql.ts'
import { lockImportForStep, startStep } from '../start-step.ts'

export async function startCheck(context: StaffContext, { id, mapping }: InputOf<typeof productImportApi.check>) {
  const file = await lockImportForStep(context, id, 'check')
  if (!file.hasFile) refuse('文件已过期，请重新上传')
  const isOutside = mapping.some(({ column }) => column >= file.columns.length)
  const reason = isOutside ? '匹配的列不在文件中' : whyNotMapping(mapping)
  if (reason !== undefined) throw invalid([{ path: 'mapping', message: reason }])
  const started = await startStep(context, 'check', file, file.rows)
  await setMapping(context.db, id, mapping)
  context.recordChanges([], file.fileName)
  return started
}
