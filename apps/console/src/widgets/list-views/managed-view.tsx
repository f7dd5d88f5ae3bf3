import { callAction, deleteAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import { HolderOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ViewRow, viewApi } from '@zhanggui/contract/view/view'
import { VIEW_NAME_LENGTH } from '@zhanggui/domain/view/view-rules'

/** One view: everybody places it where they like; its maker and the owner change it. */
export function ManagedView({ view }: { readonly view: ViewRow }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: view.id,
  })
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }} data-dragged={isDragging}>
      <button
        type="button"
        className="managed-view-handle"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`移动${view.name}`}
      >
        <HolderOutlined aria-hidden />
      </button>
      <span className="managed-view-name">
        {view.name}
        <small>{audienceOf(view)}</small>
      </span>
      {view.mayChange && <Deeds view={view} />}
    </li>
  )
}

function audienceOf({ isShared, mayChange, makerName }: ViewRow): string {
  if (!isShared) return '仅自己可见'
  return mayChange ? '全店可见' : `${makerName}分享`
}

function Deeds({ view: { id, name, isShared } }: { readonly view: ViewRow }) {
  const { run } = useAction()
  const { prompt } = useConfirm()
  const rename = () =>
    void prompt({
      title: '视图名称',
      heading: '重命名视图',
      action: '保存',
      initial: name,
      max: VIEW_NAME_LENGTH,
      save: (typed, onRefused) =>
        run({ call: viewApi.update, input: { id, name: typed }, success: '已重命名', onRefused }),
    })
  const share = callAction(isShared ? '取消分享' : '分享', {
    call: viewApi.update,
    input: { id, isShared: !isShared },
    success: isShared ? '已改为仅自己可见' : '已分享给全店',
  })
  return (
    <RowActions
      of={[openAction('重命名', rename, viewApi.update), share, deleteAction(viewApi.delete, { id }, { name })]}
    />
  )
}
