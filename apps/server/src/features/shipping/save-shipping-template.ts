import type { ShippingDraft } from '@zhanggui/contract/shipping'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { knownRegions } from './read-shipping-template.ts'
import { replaceLines } from './shipping-line.sql.ts'
import { insertTemplate } from './shipping-template.sql.ts'
import { describeTemplate } from './describe-template.ts'
import { checkTemplate } from './check-template.ts'

export async function saveShippingTemplate(context: StaffContext, draft: ShippingDraft) {
  const { db, newId, recordChanges } = context
  const regions = await knownRegions(db)
  const template = checkTemplate(draft, regions)
  const id = await newId()
  const head = { id, name: draft.name, sort: draft.sort, type: template.chargeBy, appoint: template.freePostage }
  await insertTemplate(context, head)
  await replaceLines(db, id, template)
  recordChanges(changesOfRecord(undefined, describeTemplate(draft, template, regions)), draft.name)
  return { id }
}
