import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotDeleteTemplate } from '@zhanggui/domain/shipping/shipping-rules'
import { isTemplateUsed } from '#features/products/public'
import { templatesInDrafts } from '#features/video-channel/public'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deleteTemplateRow, lockTemplate } from './shipping-template.sql.ts'

/** A product saved concurrently either locks the template first or finds it deleted. */
export async function deleteShippingTemplate({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const { name } = await lockTemplate(db, id)
  const isUsed = (await isTemplateUsed(db, id)) || (await templatesInDrafts(db, [id])).has(id)
  refuseIf(whyNotDeleteTemplate({ isUsed }), { code: 6502 })
  await deleteTemplateRow(db, id)
  recordChanges(changesBetween({ 模板名称: [name, ''] }), name)
  return null
}
