import './tags.css'
import { deleteAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import type { Waiting } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { Modal } from 'antd'
import { NewTag } from './new-tag.tsx'
import type { KeptTag, TagKind } from './tag-kind.ts'

interface Props {
  readonly of: TagKind
  /** Missing until they are there. */
  readonly tags: readonly KeptTag[] | undefined
  readonly waiting: Waiting
  /** What a tag is good for, where there is none. */
  readonly hint: string
  readonly onDeleted?: ((id: number) => void) | undefined
  readonly onClose: () => void
}

/** The tags of the shop: made, renamed, deleted. */
export function TagsDialog({ of, tags, waiting, hint, onDeleted, onClose }: Props) {
  return (
    <Modal open title="管理标签" width={480} footer={null} onCancel={onClose}>
      {tags ? (
        <div className="tags-kept">
          <NewTag of={of} count={tags.length} />
          {tags.length === 0 && <p className="tags-none">还没有标签。{hint}</p>}
          <ul aria-label="标签">
            {tags.map((tag) => (
              <li key={tag.id}>
                <span className="tags-name" title={tag.name}>
                  {tag.name}
                </span>
                <span className="tags-uses">{tag.uses}</span>
                <TagActions of={of} tag={tag} onDeleted={onDeleted} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <WaitingFor waiting={waiting} />
      )}
    </Modal>
  )
}

function TagActions({ of, tag, onDeleted }: Pick<Props, 'of' | 'onDeleted'> & { readonly tag: KeptTag }) {
  const { id, name, losers } = tag
  const { run } = useAction()
  const { prompt } = useConfirm()
  const rename = () =>
    void prompt({
      title: '标签名称',
      heading: '重命名标签',
      action: '保存',
      initial: name,
      max: of.longest,
      save: (typed, onRefused) => run({ call: of.save, input: { id, name: typed }, success: '已重命名', onRefused }),
    })
  const question = losers === '' ? { name } : { text: `删除标签「${name}」后，${losers}将不再有它。` }
  const onDone = () => onDeleted?.(id)
  return (
    <RowActions
      of={[openAction('重命名', rename, of.save), deleteAction(of.delete, { id }, { ...question, onDone })]}
    />
  )
}
