import { userApi } from '@zhanggui/contract/user/user'
import { bind } from '#platform/http/route'
import { startUserExport } from './export/start-user-export.ts'
import { deleteTag } from './tags/delete-tag.ts'
import { saveTag } from './tags/save-tag.ts'
import { setTags } from './tags/set-tags.ts'
import { listTags } from './tags/user-tag.sql.ts'
import { readUser, revealUser } from './users/read-user.ts'
import { remarkUser } from './users/remark-user.ts'
import { listUsers } from './users/user.sql.ts'

export const userRoutes = bind(userApi, {
  list: ({ db, now }, query) => listUsers(db, query, now),
  detail: readUser,
  reveal: revealUser,
  remark: remarkUser,
  tags: ({ db }) => listTags(db),
  setTags,
  saveTag,
  deleteTag,
  export: startUserExport,
})
