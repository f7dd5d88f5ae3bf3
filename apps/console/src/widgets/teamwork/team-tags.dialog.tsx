import { useCall } from '#api/use-call.ts'
import { type CountedTag, teamApi } from '@zhanggui/contract/order/team'
import { TEAM_TAG_LENGTH, whyNotAddTeamTag } from '@zhanggui/domain/team/team-codes'
import type { KeptTag, TagKind } from '#widgets/tags/tag-kind.ts'
import { TagsDialog } from '#widgets/tags/tags-dialog.tsx'

const tagsOfOrders: TagKind = {
  save: teamApi.saveTag,
  delete: teamApi.deleteTag,
  longest: TEAM_TAG_LENGTH,
  whyNotAdd: whyNotAddTeamTag,
}

interface Props {
  readonly onDeleted?: ((id: number) => void) | undefined
  readonly onClose: () => void
}

/** The tags of the shop's orders and refunds. */
export default function TeamTagsDialog({ onDeleted, onClose }: Props) {
  const tags = useCall(teamApi.tags, {})
  return (
    <TagsDialog
      of={tagsOfOrders}
      tags={tags.data?.map(kept)}
      waiting={{ error: tags.error, retry: () => void tags.refetch() }}
      hint="添加后可以标记订单和退款单，再按标签筛选。"
      onDeleted={onDeleted}
      onClose={onClose}
    />
  )
}

function kept({ id, name, orderCount, refundCount }: CountedTag): KeptTag {
  const of = [orderCount > 0 && `${orderCount} 个订单`, refundCount > 0 && `${refundCount} 个退款单`].filter(Boolean)
  return { id, name, uses: of.join('，') || '未使用', losers: of.join('、') }
}
