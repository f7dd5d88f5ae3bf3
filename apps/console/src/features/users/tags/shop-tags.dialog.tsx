import { useCall } from '#api/use-call.ts'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { userApi } from '@zhanggui/contract/user/user'
import type { KeptTag } from '#widgets/tags/tag-kind.ts'
import { TagsDialog } from '#widgets/tags/tags-dialog.tsx'
import { tagsOfUsers } from './tags-of-users.ts'

/** The tags of the shop's users. */
export default function ShopTagsDialog({ onClose }: { readonly onClose: () => void }) {
  const tags = useCall(userApi.tags, {})
  return (
    <TagsDialog
      of={tagsOfUsers}
      tags={tags.data?.map(kept)}
      waiting={{ error: tags.error, retry: () => void tags.refetch() }}
      hint="添加后可以给用户打上，再按标签筛选。"
      onClose={onClose}
    />
  )
}

const kept = ({ id, name, userCount }: ReplyOf<typeof userApi.tags>[number]): KeptTag => ({
  id,
  name,
  uses: `${userCount} 人`,
  losers: userCount > 0 ? `${userCount} 个用户` : '',
})
