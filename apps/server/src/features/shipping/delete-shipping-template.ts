import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotDeleteTemplate } from '@zhanggui/domain/shipping/shipping-rules'
import { isTemplateUsed } from '#features/products/public'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deleteTemplateRow, lockTemplate } from './shipping-template.sql.ts'

/** A product saved concurrently either locks the template first or finds it deleted. */
export async function deleteShippingTemplate({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const { name } = await lockTemplate(db, id)
  refuseIf(whyNotDeleteTemplate({ isUsed: await isTemplateUsed(db, id) }), { code: 6502 })
  await deleteTemplateRow(db, id)
  recordChanges(changesBetween({ 模板名称: [name, ''] }), name)
  return null
}
