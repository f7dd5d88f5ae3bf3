import './category-table.css'
import { useApp } from '#ui/feedback/use-app.ts'
import { mayCall, useSession } from '#api/session.ts'
import { useSortSensors } from '#ui/input/use-sort-sensors.ts'
import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type StoreCategoryRow, storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { useState } from 'react'
import type { ShownCategory } from './shown-category.ts'
import { type CategoryNode, type Order, orderAfter } from './category-order.ts'
import { CategoryBranch } from './category-branch.tsx'
import { sortAnnouncements } from '#ui/input/sort-announcements.ts'
import { placeAmongSiblings } from './place-among-siblings.ts'

interface Props {
  readonly rows: readonly StoreCategoryRow[]
  readonly tree: readonly CategoryNode[]
  readonly onOrder: (order: Order) => void
  readonly show: (shown: ShownCategory) => void
}

/** The shop's tree as a table; rows move among their siblings by mouse, finger or keyboard. */
export function CategoryTable({ rows, tree, onOrder, show }: Props) {
  const mayOrder = mayCall(storeCategoryApi.order, useSession())
  /** The parent of what is being moved: only its children are places to go. */
  const [movedIn, setMovedIn] = useState<number>()
  const sensors = useSortSensors()
  const { message } = useApp()
  const drop = ({ active, over }: DragEndEvent) => {
    setMovedIn(undefined)
    if (!over) void message.info('只能在同一上级内移动，要换上级请点编辑')
    const order = over ? orderAfter(rows, Number(active.id), Number(over.id)) : undefined
    if (order) onOrder(order)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={placeAmongSiblings}
      accessibility={sortAnnouncements(rows)}
      onDragStart={({ active }) => setMovedIn(rows.find(({ id }) => id === active.id)?.pid)}
      onDragEnd={drop}
      onDragCancel={() => setMovedIn(undefined)}
    >
      <table className="category-table" aria-label="商品分类">
        <thead>
          <tr>
            <th scope="col">名称</th>
            <th scope="col">分类图标</th>
            <th scope="col">排序</th>
            <th scope="col">状态</th>
            <th scope="col">操作</th>
          </tr>
        </thead>
        <SortableContext items={tree.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          {tree.map((node) => (
            <CategoryBranch key={node.id} node={node} isMovable={mayOrder} movedIn={movedIn} show={show} />
          ))}
        </SortableContext>
      </table>
    </DndContext>
  )
}
