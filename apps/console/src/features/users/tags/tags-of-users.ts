import { userApi } from '@zhanggui/contract/user/user'
import { TAG_LENGTH, whyNotAddTag } from '@zhanggui/domain/user/user-rules'
import type { TagKind } from '#widgets/tags/tag-kind.ts'

export const tagsOfUsers: TagKind = {
  save: userApi.saveTag,
  delete: userApi.deleteTag,
  longest: TAG_LENGTH,
  whyNotAdd: whyNotAddTag,
}
