import './manage-views.dialog.css'
import { useCall } from '#api/use-call.ts'
import { useAction } from '#ui/action/use-action.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { sortAnnouncements } from '#ui/input/sort-announcements.ts'
import { useSortSensors } from '#ui/input/use-sort-sensors.ts'
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ViewRow, viewApi } from '@zhanggui/contract/view/view'
import { Modal } from 'antd'
import { useState } from 'react'
import { ManagedView } from './managed-view.tsx'

interface Props {
  readonly list: string
  readonly onClose: () => void
}

/** The views of a list: their order, names, who sees them. */
export default function ManageViewsDialog({ list, onClose }: Props) {
  const views = useCall(viewApi.list, { list })
  return (
    <Modal open title="管理视图" width={520} footer={null} onCancel={onClose}>
      {views.data ? (
        <Views list={list} views={views.data} />
      ) : (
        <WaitingFor waiting={{ error: views.error, retry: () => void views.refetch() }} />
      )}
    </Modal>
  )
}

function Views({ list, views }: { readonly list: string; readonly views: readonly ViewRow[] }) {
  const sensors = useSortSensors()
  const { run } = useAction()
  /** As it was dropped, until the server has answered. */
  const [placed, setPlaced] = useState<readonly number[]>()
  const order = placed ?? views.map(({ id }) => id)
  const shown = order.flatMap((id) => views.find((view) => view.id === id) ?? [])
  const drop = async ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    const ids = arrayMove([...order], order.indexOf(Number(active.id)), order.indexOf(Number(over.id)))
    setPlaced(ids)
    await run({ call: viewApi.reorder, input: { list, ids }, success: '' })
    setPlaced(undefined)
  }
  if (views.length === 0) return <p className="managed-views-none">没有视图了。筛选列表后可以保存为视图。</p>
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={sortAnnouncements(views)}
      onDragEnd={(event) => void drop(event)}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        <ul className="managed-views" aria-label="视图">
          {shown.map((view) => (
            <ManagedView key={view.id} view={view} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
