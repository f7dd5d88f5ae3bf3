import { deleteAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useEditor } from '#ui/list/trail/use-editor.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { liveAssistantApi, type AssistantRow } from '@zhanggui/contract/live/assistant'
import { liveRoomApi } from '@zhanggui/contract/live/room'

const AssistantDialog = lazyPart(() => import('./assistant.dialog.tsx'))

const filters: FiltersOf<typeof liveAssistantApi.list> = { keywords: { label: '微信号/昵称', kind: 'text' } }

const columns: ColumnsOf<typeof liveAssistantApi.list> = [
  { field: 'id', title: 'ID', width: 80, isSpare: true },
  { field: 'wechatNickname', title: '微信昵称', width: 160, isMain: true },
  { field: 'wechat', title: '微信号', width: 160 },
  { field: 'assDesc', title: '备注', render: ({ assDesc }) => assDesc || '-' },
  { field: 'createTime', title: '创建时间', width: 168 },
]

export default function AssistantListPage() {
  const list = useListState(liveAssistantApi.list)
  const views = useListViews(list)
  const { addButton, editAction, element } = useEditor(list, {
    add: ['添加助手', liveAssistantApi.save],
    edit: liveAssistantApi.update,
    dialog: AssistantDialog,
  })
  const actionsOf = ({ id, wechatNickname }: AssistantRow) => (
    <RowActions
      of={[
        editAction(id),
        deleteAction(
          liveAssistantApi.delete,
          { id },
          { text: `删除直播助手「${wechatNickname}」吗？已选用的直播间会一并移除。`, refresh: [liveRoomApi] },
        ),
      ]}
    />
  )
  return (
    <>
      <ListPage
        list={list}
        title="直播助手"
        columns={columns}
        filters={filters}
        views={views}
        actions={addButton}
        empty={{
          title: '还没有直播助手',
          hint: '助手用自己的微信协助主播：上架商品、管理评论。添加后在直播间里选用。',
          action: addButton,
        }}
        rowActions={actionsOf}
      />
      {element}
    </>
  )
}
