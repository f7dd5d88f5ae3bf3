import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { mayCall, useSession } from '#api/session.ts'
import { useAction } from '#ui/action/use-action.ts'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { MoreOutlined } from '@ant-design/icons'
import { categoryApi } from '@zhanggui/contract/category'
import { pictureApi } from '@zhanggui/contract/picture'
import { Button, Dropdown } from 'antd'
import type { CategoryPlaceNode } from './category-places.ts'
import { ALL_PICTURES } from '#widgets/picture-picker/library/library-place.ts'

const CategoryDialog = lazyPart(() => import('./category.dialog.tsx'))

interface Props {
  readonly place: CategoryPlaceNode
  readonly onAdded: () => void
  readonly onDeleted: () => void
}

/** What can be done with one category, by permission; 全部图片 only takes new ones. */
export function CategoryMenu({ place, onAdded, onDeleted }: Props) {
  const session = useSession()
  const { run } = useAction()
  const creator = useDialog((close) => <CategoryDialog pid={place.value} onSaved={onAdded} onClose={close} />)
  const editor = useDialog((close) => <CategoryDialog id={place.value} onClose={close} />)
  const isOwn = place.value !== ALL_PICTURES.id
  const remove = () =>
    run({
      call: categoryApi.delete,
      input: { id: place.value },
      confirm: { text: `删除分类「${place.title}」吗？其中的图片会保留。`, action: '删除', isDanger: true },
      success: '删除成功',
      // Its pictures stay, without a category.
      refresh: [pictureApi],
      onDone: onDeleted,
    })
  const items = [
    { key: 'add', label: '添加分类', call: categoryApi.save, isOffered: true, start: () => creator.open() },
    { key: 'edit', label: '编辑分类', call: categoryApi.update, isOffered: isOwn, start: () => editor.open() },
    { key: 'delete', label: '删除分类', call: categoryApi.delete, isOffered: isOwn, start: () => void remove() },
  ].filter(({ call, isOffered }) => isOffered && mayCall(call, session))
  if (items.length === 0) return null

  return (
    // Inside a row of the tree, whose clicks and keys mean the row; React hands events on even from a dialog.
    <span
      role="presentation"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.stopPropagation()}
    >
      <Dropdown
        trigger={['click']}
        menu={{
          items: items.map(({ key, label, start }) => ({
            key,
            label,
            danger: key === 'delete',
            onClick: start,
          })),
        }}
      >
        <Button type="text" size="small" icon={<MoreOutlined aria-hidden />} aria-label={`${place.title}的操作`} />
      </Dropdown>
      {creator.element}
      {editor.element}
    </span>
  )
}
