import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { phraseApi } from '@zhanggui/contract/store/phrase'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { whyNotAddPhrase } from '@zhanggui/domain/phrase/phrase-rules'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deletePhraseRow, insertPhrase, listPhrases } from './phrase.sql.ts'

export async function savePhrase(
  { db, now, newId, recordChanges }: StaffContext,
  { kind, text }: InputOf<typeof phraseApi.save>,
) {
  const reason = whyNotAddPhrase((await listPhrases(db, kind)).length)
  if (reason) refuse(reason)
  const id = await newId()
  await insertPhrase(db, { id, kind, text }, now)
  recordChanges(changesBetween({ [`常用语（${phraseKind.label(kind)}）`]: ['', text] }), text)
  return { id }
}

export async function deletePhrase({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const { words } = await deletePhraseRow(db, id)
  recordChanges(changesBetween({ 常用语: [words, ''] }), words)
  return null
}
