import './user-tags.css'
import { useCall } from '#api/use-call.ts'
import { deleteAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { userApi } from '@zhanggui/contract/user/user'
import { TAG_LENGTH } from '@zhanggui/domain/user/user-rules'
import { Modal } from 'antd'
import { NewTag } from './new-tag.tsx'
import { UserTags } from './user-tags.tsx'

type Tag = ReplyOf<typeof userApi.tags>[number]

/** The tags of the shop: made, renamed, deleted. */
export default function ShopTagsDialog({ onClose }: { readonly onClose: () => void }) {
  const tags = useCall(userApi.tags, {})
  return (
    <Modal open title="标签管理" width={480} footer={null} onCancel={onClose}>
      {tags.data ? (
        <div className="shop-tags">
          <NewTag count={tags.data.length} />
          {tags.data.length === 0 && <p className="shop-tags-none">还没有标签。添加后可以给用户打上，再按标签筛选。</p>}
          <ul aria-label="标签">
            {tags.data.map((tag) => (
              <li key={tag.id}>
                <UserTags of={[tag]} />
                <span className="shop-tags-count">{tag.userCount} 人</span>
                <TagActions tag={tag} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <WaitingFor waiting={{ error: tags.error, retry: () => void tags.refetch() }} />
      )}
    </Modal>
  )
}

function TagActions({ tag: { id, name, userCount } }: { readonly tag: Tag }) {
  const { run } = useAction()
  const { prompt } = useConfirm()
  const rename = () =>
    void prompt({
      title: '标签名称',
      heading: '重命名标签',
      action: '保存',
      initial: name,
      max: TAG_LENGTH,
      save: (typed, onRefused) =>
        run({ call: userApi.saveTag, input: { id, name: typed }, success: '已重命名', onRefused }),
    })
  const question = userCount > 0 ? { text: `删除标签「${name}」后，${userCount} 个用户将不再有它。` } : { name }
  return (
    <RowActions
      of={[openAction('重命名', rename, userApi.saveTag), deleteAction(userApi.deleteTag, { id }, question)]}
    />
  )
}
