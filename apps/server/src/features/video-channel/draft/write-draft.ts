import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { videoApi } from '@zhanggui/contract/video/video'
import type { VideoDraft } from '@zhanggui/contract/video/video-fields'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { whyNotDraft } from '@zhanggui/domain/video/draft-state'
import { recordPictureUses } from '#features/pictures/public'
import { cleanRichText } from '#features/products/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { checkVersion, refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { withOwnAddresses } from '../image/own-addresses.ts'
import { checkDraft } from './check-draft.ts'
import { describeDraft } from './describe-draft.ts'
import { putDraftSkus } from './draft-sku.sql.ts'
import { insertDraft, lockDraft, updateDraftRow } from './draft.sql.ts'

export async function addDraft(context: StaffContext, input: InputOf<typeof videoApi.add>) {
  const { db, newId, recordChanges } = context
  const { draft, pictures } = await prepared(db, input)
  await checkDraft(db, draft)
  const id = await newId()
  await insertDraft(context, id, draft)
  await putDraftSkus(db, id, draft.attrValue)
  await recordDraftPictures(db, { id, ...draft }, pictures)
  recordChanges(changesOfRecord(undefined, await describeDraft(db, id)), draft.title)
  return { id }
}

/** Begins anew with the reviews. What is approved stays as it is until this has passed too. */
export async function updateDraft(context: StaffContext, { id, version, ...input }: InputOf<typeof videoApi.update>) {
  const { db, recordChanges } = context
  const before = await lockDraft(db, id)
  checkVersion({ version }, before)
  refuseIf(whyNotDraft(before, 'edit'))
  if (before.primaryProductId !== input.primaryProductId) refuse('主商品不能更换', { field: 'primaryProductId' })
  const { draft, pictures } = await prepared(db, input)
  await checkDraft(db, draft)
  const described = await describeDraft(db, id)
  await updateDraftRow(context, id, draft)
  await putDraftSkus(db, id, draft.attrValue)
  await recordDraftPictures(db, { id, ...draft }, pictures)
  recordChanges(changesOfRecord(described, await describeDraft(db, id)), draft.title)
  return null
}

/** With safe rich text, and with pictures where they lie in the library. */
async function prepared(db: MerchantDb, input: VideoDraft) {
  const { html, pictures } = cleanRichText(input.descInfo)
  const [headImg, qualificationPics] = await withOwnAddresses(db, [input.headImg, input.qualificationPics])
  return { draft: { ...input, headImg, qualificationPics, descInfo: html }, pictures }
}

/** Records in the picture library which pictures the draft uses. */
export const recordDraftPictures = (
  db: MerchantDb,
  {
    id,
    title,
    headImg,
    qualificationPics,
  }: Pick<VideoDraft, 'title' | 'headImg' | 'qualificationPics'> & { id: number },
  others: readonly string[],
) => {
  const shown = new Set([...headImg, ...qualificationPics, ...others])
  return recordPictureUses(db, { kind: 'videoDraft', refId: id, label: `视频号商品：${title}` }, [...shown])
}
