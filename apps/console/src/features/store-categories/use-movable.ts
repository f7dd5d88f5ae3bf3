import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { CategoryNode } from './category-order.ts'

/** A category that can be moved; while another one is, it is a place to go only for its siblings. */
export function useMovable({ id, pid }: CategoryNode, isMovable: boolean, movedIn: number | undefined) {
  const isPlace = movedIn === undefined || movedIn === pid
  const sortable = useSortable({ id, disabled: { draggable: !isMovable, droppable: !isPlace } })
  const { transform, transition, isDragging } = sortable
  return {
    frame: {
      ref: sortable.setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragged': isDragging,
    },
    handle: {
      ref: sortable.setActivatorNodeRef,
      ...sortable.attributes,
      ...sortable.listeners,
    },
  }
}
