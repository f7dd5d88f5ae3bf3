import { useSortSensors } from '#ui/input/use-sort-sensors.ts'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { CloseOutlined, PictureOutlined } from '@ant-design/icons'
import { type Announcements, closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type KeyboardEvent, useState, useSyncExternalStore } from 'react'
import { RenameInput } from './rename-input.tsx'

/** The pictures of a spec's values. */
export interface SpecPictures {
  /** The spec that has them. */
  readonly spec: string | undefined
  readonly onSpec: (spec: string | undefined) => void
  /** Empty where the SKUs of the value have none, or not one and the same. */
  readonly of: (value: string) => string
  /** When they may be others. */
  readonly subscribe: (listener: () => void) => () => void
  readonly pick: (value: string) => void
}

interface Props {
  readonly label: string
  readonly values: readonly string[]
  readonly isReadOnly: boolean
  readonly pictures: SpecPictures | undefined
  readonly onRename: (value: string, to: string) => string | undefined
  readonly onOrder: (values: string[]) => void
  readonly onRemove: (value: string) => void
}

const instructions = { draggable: '按回车键修改；按空格键拿起，用方向键移动，再按空格键放下，按 Esc 取消。' }
const announcements: Announcements = {
  onDragStart: ({ active }) => `已拿起 ${active.id}`,
  onDragOver: ({ active, over }) => (over ? `${active.id} 移到 ${over.id} 的位置` : undefined),
  onDragEnd: ({ active }) => `已放下 ${active.id}`,
  onDragCancel: ({ active }) => `已取消，${active.id} 仍在原处`,
}

/** The values of a spec, to be renamed, and ordered by mouse, finger or keyboard. */
export function SpecTags({ label, values, isReadOnly, pictures, onRename, onOrder, onRemove }: Props) {
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
            <SpecTag
              key={value}
              value={value}
              isReadOnly={isReadOnly}
              pictures={pictures}
              onRename={(to) => onRename(value, to)}
              onRemove={() => onRemove(value)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface TagProps {
  readonly value: string
  readonly isReadOnly: boolean
  readonly pictures: SpecPictures | undefined
  readonly onRename: (to: string) => string | undefined
  readonly onRemove: () => void
}

function SpecTag({ value, isReadOnly, pictures, onRename, onRemove }: TagProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: value })
  const [isRenamed, setRenamed] = useState(false)
  // Enter presses the button, which renames; the space bar picks it up.
  const press = (event: KeyboardEvent) => event.key !== 'Enter' && listeners?.['onKeyDown']?.(event)
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }} data-dragged={isDragging}>
      {isReadOnly ? (
        <span>{value}</span>
      ) : isRenamed ? (
        <RenameInput text={value} label={`修改规格值 ${value}`} onRename={onRename} onEnd={() => setRenamed(false)} />
      ) : (
        <>
          {pictures && <ValuePicture value={value} pictures={pictures} />}
          <button
            type="button"
            {...attributes}
            {...listeners}
            className="spec-value"
            title="点击修改，拖动可调整顺序"
            onKeyDown={press}
            onClick={() => setRenamed(true)}
          >
            {value}
          </button>
          <button type="button" className="spec-remove" aria-label={`移除 ${value}`} onClick={onRemove}>
            <CloseOutlined aria-hidden />
          </button>
        </>
      )}
    </li>
  )
}

interface PictureProps {
  readonly value: string
  readonly pictures: SpecPictures
}

/** One picture for every SKU that has the value. Watched here, so that an edit of a SKU draws no more than this. */
function ValuePicture({ value, pictures }: PictureProps) {
  const path = useSyncExternalStore(pictures.subscribe, () => pictures.of(value))
  return (
    <button
      type="button"
      className="spec-picture"
      aria-label={`${path === '' ? '选择' : '更换'} ${value} 的图片`}
      onClick={() => pictures.pick(value)}
    >
      {path === '' ? <PictureOutlined aria-hidden /> : <PictureFrame kind="picture" path={path} alt="" />}
    </button>
  )
}
