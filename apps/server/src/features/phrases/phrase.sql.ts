import type { PhraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { refuseDuplicate } from '#platform/db/duplicate'
import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'

/** In the order in which they were added. */
export const listPhrases = (db: MerchantDb, kind: PhraseKind) =>
  db.q
    .selectFrom('phrase')
    .select(['id', 'words as text'])
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()

interface Phrase {
  readonly id: number
  readonly kind: PhraseKind
  readonly text: string
}

const once = refuseDuplicate('phrase_mer_id_kind_words_key', '常用语已存在', { field: 'text' })

export const insertPhrase = (db: MerchantDb, { id, kind, text }: Phrase, now: Date) =>
  once(db.q.insertInto('phrase').values({ mer_id: db.merId, id, kind, words: text, created_at: now }))

export async function deletePhraseRow(db: MerchantDb, id: number): Promise<{ words: string }> {
  const deleted = await db.q
    .deleteFrom('phrase')
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .returning('words')
    .executeTakeFirst()
  return deleted ?? missing('常用语不存在')
}
