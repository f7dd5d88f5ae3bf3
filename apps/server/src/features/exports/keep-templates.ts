import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { exportApi } from '@zhanggui/contract/export/export'
import { whyNotAddTemplate } from '@zhanggui/domain/export/export-rules'
import { lockShop } from '#features/merchants/public'
import { missing, refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkExport } from './check-export.ts'
import { deleteTemplateRow, insertTemplate, listTemplates } from './template.sql.ts'

interface Maker {
  readonly adminId: number
}

const mayChange = ({ adminId }: Maker, { staff }: StaffContext) => staff.isOwner || staff.adminId === adminId

/** Everybody in the shop uses the templates, their makers and the owner delete them. */
export const readTemplates = async (context: StaffContext) =>
  (await listTemplates(context.db)).map((template) => ({ ...template, mayChange: mayChange(template, context) }))

/** Keeps columns and their order under a name. */
export async function saveTemplate(context: StaffContext, input: InputOf<typeof exportApi.saveTemplate>) {
  const { db, now, staff, newId, recordChanges } = context
  await checkExport(context, { ...input, filters: {} })
  await lockShop(db)
  const templates = await listTemplates(db)
  refuseIf(whyNotAddTemplate(templates.length))
  if (templates.some(({ kind, name }) => kind === input.kind && name === input.name)) {
    refuse('模板名称重复', { field: 'name' })
  }
  const id = await newId()
  await insertTemplate(db, { id, adminId: staff.adminId, ...input }, now)
  recordChanges([{ field: '列', before: '', after: input.columns.join('、') }], input.name)
  return { id }
}

export async function deleteTemplate(context: StaffContext, { id }: { id: number }) {
  const template = (await listTemplates(context.db)).find((each) => each.id === id) ?? missing('模板不存在')
  if (!mayChange(template, context)) refuse('只有添加模板的人和店主可以删除')
  await deleteTemplateRow(context.db, id)
  context.recordChanges([{ field: '列', before: template.columns.join('、'), after: '' }], template.name)
  return null
}
