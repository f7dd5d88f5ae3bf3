import { liveAssistantApi } from '@zhanggui/contract/live/assistant'
import { bind } from '#platform/http/route'
import { findAssistant, listAssistants } from './assistant.sql.ts'
import { deleteAssistant } from './delete-assistant.ts'
import { saveAssistant } from './save-assistant.ts'
import { updateAssistant } from './update-assistant.ts'

export const liveAssistantRoutes = bind(liveAssistantApi, {
  list: ({ db }, query) => listAssistants(db, query),
  info: ({ db }, { id }) => findAssistant(db, id),
  save: saveAssistant,
  update: updateAssistant,
  delete: deleteAssistant,
})
