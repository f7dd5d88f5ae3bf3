import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { deletePhraseRow } from './phrase.sql.ts'

export async function deletePhrase({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const { words } = await deletePhraseRow(db, id)
  recordChanges(changesBetween({ 常用语: [words, ''] }), words)
  return null
}
