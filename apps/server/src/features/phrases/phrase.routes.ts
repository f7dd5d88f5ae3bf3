import { phraseApi } from '@zhanggui/contract/store/phrase'
import { bind } from '#platform/http/route'
import { listPhrases } from './phrase.sql.ts'
import { deletePhrase, savePhrase } from './write-phrase.ts'

export const phraseRoutes = bind(phraseApi, {
  list: ({ db }, { kind }) => listPhrases(db, kind),
  save: savePhrase,
  delete: deletePhrase,
})
