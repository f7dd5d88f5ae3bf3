import { guaranteeGroupApi } from '@zhanggui/contract/goods/guarantee-group'
import { bind } from '#platform/http/route'
import { addGroup } from './add-group.ts'
import { deleteGroup } from './delete-group.ts'
import { editGroup } from './edit-group.ts'
import { listGroups } from './guarantee-group.sql.ts'

export const guaranteeGroupRoutes = bind(guaranteeGroupApi, {
  list: ({ db }) => listGroups(db),
  add: addGroup,
  edit: editGroup,
  delete: deleteGroup,
})
