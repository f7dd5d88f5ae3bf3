import { phraseApi } from '@zhanggui/contract/store/phrase'
import { bind } from '#platform/http/route'
import { deletePhrase } from './delete-phrase.ts'
import { listPhrases } from './phrase.sql.ts'
import { savePhrase } from './save-phrase.ts'

export const phraseRoutes = bind(phraseApi, {
  list: ({ db }, { kind }) => listPhrases(db, kind),
  save: savePhrase,
  delete: deletePhrase,
})
