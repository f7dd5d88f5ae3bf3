import { type ImportState, importState } from '@zhanggui/domain/product/import-codes'
import { startTask } from '#features/tasks/public'
import { missing, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import type { ImportParams } from './commit/act-as-starter.ts'
import { productImportJob } from './product-import.job.ts'
import { countUnderWay, findImport, lockImports, lockImport, moveImport } from './product-import.sql.ts'

const { uploaded, checking, checked, committing, committed, undoing, undone, failed } = importState.is

const steps = {
  check: { from: [uploaded, checked, failed], to: checking, title: '检查商品导入文件' },
  commit: { from: [checked], to: committing, title: '导入商品' },
  undo: { from: [committed], to: undoing, title: '撤销商品导入' },
} as const satisfies Record<string, { from: readonly ImportState[]; to: ImportState; title: string }>

/** Per merchant, because the queue is shared. */
const MAX_AT_ONCE = 2

/** Why the step is not possible in the import's current state. */
const reasons: Readonly<Record<ImportState, string>> = {
  [uploaded]: '请先检查文件',
  [checking]: '导入正在进行中，请稍候',
  [checked]: '该文件还没有导入',
  [committing]: '导入正在进行中，请稍候',
  [committed]: '该文件已导入，请重新上传',
  [undoing]: '导入正在进行中，请稍候',
  [undone]: '该导入已撤销，请重新上传',
  [failed]: '请先检查文件',
}

export const importOf = async ({ db }: Pick<StaffContext, 'db'>, id: number) =>
  (await findImport(db, id)) ?? missing('导入记录不存在')

/** Locks the import for its next step; a concurrent second caller is refused. */
export async function lockImportForStep({ db }: Pick<StaffContext, 'db'>, id: number, step: ImportParams['step']) {
  await lockImports(db)
  const file = (await lockImport(db, id)) ?? missing('导入记录不存在')
  const from: readonly ImportState[] = steps[step].from
  if (!from.includes(file.state)) refuse(reasons[file.state])
  return file
}

/** Starts a step of a locked import. */
export async function startStep(
  context: StaffContext,
  step: ImportParams['step'],
  { id, fileName }: { id: number; fileName: string },
  amount: number,
) {
  if ((await countUnderWay(context.db)) >= MAX_AT_ONCE) {
    refuse(`已有 ${MAX_AT_ONCE} 个导入正在进行，请等其中一个完成`)
  }
  const { to, title } = steps[step]
  const params: ImportParams = { importId: id, step, account: context.staff.account, address: context.address }
  const { taskId } = await startTask(context, productImportJob, {
    title: `${title}（${fileName}）`,
    params,
    amount,
  })
  await moveImport(context.db, id, to, taskId)
  return { taskId }
}
