import { liveAssistantApi } from '@zhanggui/contract/live/assistant'
import { bind } from '#platform/http/route'
import { findAssistant, listAssistants } from './assistant.sql.ts'
import { deleteAssistant, saveAssistant, updateAssistant } from './write-assistant.ts'

export const liveAssistantRoutes = bind(liveAssistantApi, {
  list: ({ db }, query) => listAssistants(db, query),
  info: ({ db }, { id }) => findAssistant(db, id),
  save: saveAssistant,
  update: updateAssistant,
  delete: deleteAssistant,
})
