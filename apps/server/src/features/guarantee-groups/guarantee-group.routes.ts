import { guaranteeGroupApi } from '@zhanggui/contract/guarantee-group'
import { bind } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { addGroup } from './add-group.ts'
import { deleteGroup } from './delete-group.ts'
import { editGroup } from './edit-group.ts'
import { listGroups } from './guarantee-group.sql.ts'

export const guaranteeGroupRoutes = (platform: Platform) =>
  bind(guaranteeGroupApi, {
    list: ({ db }) => listGroups(db),
    add: (context, draft) => addGroup(platform, context, draft),
    edit: editGroup,
    delete: deleteGroup,
  })
