import { useSortSensors } from '#ui/input/use-sort-sensors.ts'
import { CloseOutlined } from '@ant-design/icons'
import { type Announcements, closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'

interface Props {
  readonly label: string
  readonly values: readonly string[]
  readonly isReadOnly: boolean
  readonly onOrder: (values: string[]) => void
  readonly onRemove: (value: string) => void
}

const instructions = { draggable: '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 取消。' }
const announcements: Announcements = {
  onDragStart: ({ active }) => `已拿起 ${active.id}`,
  onDragOver: ({ active, over }) => (over ? `${active.id} 移到 ${over.id} 的位置` : undefined),
  onDragEnd: ({ active }) => `已放下 ${active.id}`,
  onDragCancel: ({ active }) => `已取消，${active.id} 仍在原处`,
}

/** The values of a spec, to be ordered by mouse, finger or keyboard. */
export function SpecTags({ label, values, isReadOnly, onOrder, onRemove }: Props) {
  const sensors = useSortSensors()
  const move = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    onOrder(arrayMove([...values], values.indexOf(String(active.id)), values.indexOf(String(over.id))))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={move}
    >
      <SortableContext items={[...values]} strategy={rectSortingStrategy} disabled={isReadOnly}>
        <ul className="spec-tags" aria-label={`${label}的规格值`}>
          {values.map((value) => (
            <SpecTag key={value} value={value} isReadOnly={isReadOnly} onRemove={() => onRemove(value)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface TagProps {
  readonly value: string
  readonly isReadOnly: boolean
  readonly onRemove: () => void
}

function SpecTag({ value, isReadOnly, onRemove }: TagProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: value })
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }} data-dragged={isDragging}>
      {isReadOnly ? (
        <span>{value}</span>
      ) : (
        <>
          <button type="button" {...attributes} {...listeners} title="拖动可调整顺序">
            {value}
          </button>
          <button type="button" aria-label={`移除 ${value}`} onClick={onRemove}>
            <CloseOutlined aria-hidden />
          </button>
        </>
      )}
    </li>
  )
}
