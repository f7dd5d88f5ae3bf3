import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { shippingApi } from '@zhanggui/contract/shipping'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { checkVersion } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { knownRegions } from './read-shipping-template.ts'
import { listLines, replaceLines } from './shipping-line.sql.ts'
import { lockTemplate, updateTemplateRow } from './shipping-template.sql.ts'
import { describeTemplate } from './describe-template.ts'
import { checkTemplate } from './check-template.ts'

export async function updateShippingTemplate(
  context: StaffContext,
  { id, version, ...draft }: InputOf<typeof shippingApi.update>,
) {
  const { db, recordChanges } = context
  const before = await lockTemplate(db, id)
  checkVersion({ version }, before)
  const regions = await knownRegions(db)
  const template = checkTemplate(draft, regions)
  const had = { freePostage: before.appoint, chargeBy: before.type, ...(await listLines(db, id)) }
  const head = { id, name: draft.name, sort: draft.sort, type: template.chargeBy, appoint: template.freePostage }
  await updateTemplateRow(context, head)
  await replaceLines(db, id, template)
  recordChanges(
    changesOfRecord(describeTemplate(before, had, regions), describeTemplate(draft, template, regions)),
    draft.name,
  )
  return null
}
