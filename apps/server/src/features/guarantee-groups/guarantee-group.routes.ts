import { guaranteeGroupApi } from '@zhanggui/contract/goods/guarantee-group'
import { bind } from '#platform/http/route'
import { listGroups } from './guarantee-group.sql.ts'
import { addGroup, deleteGroup, editGroup } from './write-group.ts'

export const guaranteeGroupRoutes = bind(guaranteeGroupApi, {
  list: ({ db }) => listGroups(db),
  add: addGroup,
  edit: editGroup,
  delete: deleteGroup,
})
