import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deletePrinter, lockPrinter } from './printer.sql.ts'

/** 商户打印机不存在 */
export const NO_PRINTER = 4701

export async function resetPrinter({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const printer = await lockPrinter(db)
  if (printer?.id !== id) return refuse('商户打印机不存在', { code: NO_PRINTER })
  await deletePrinter(db, id)
  recordChanges(changesBetween({ 配置名称: [printer.name, ''] }), printer.name)
  return null
}
