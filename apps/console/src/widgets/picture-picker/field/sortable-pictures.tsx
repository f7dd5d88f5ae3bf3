import { useSortSensors } from '#ui/input/use-sort-sensors.ts'
import { CloseOutlined, DragOutlined } from '@ant-design/icons'
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { type PictureKind, pictureKinds } from '#widgets/picture-picker/library/picture-kind.ts'
import { sortAnnouncements } from './sort-announcements.ts'

interface Props {
  readonly paths: readonly string[]
  readonly kind: PictureKind
  readonly disabled: boolean
  readonly onChange: (paths: string[]) => void
  readonly onPreview: (index: number) => void
  /** After the last picture: what adds another. */
  readonly children: ReactNode
}

/** Chosen pictures in their order, to be moved by mouse, finger or keyboard. */
export function SortablePictures({ paths, kind, disabled, onChange, onPreview, children }: Props) {
  const sensors = useSortSensors()
  const move = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    onChange(arrayMove([...paths], paths.indexOf(String(active.id)), paths.indexOf(String(over.id))))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={sortAnnouncements((id) => paths.indexOf(String(id)) + 1)}
      onDragEnd={move}
    >
      <SortableContext items={[...paths]} strategy={rectSortingStrategy} disabled={disabled || paths.length < 2}>
        <ul>
          {paths.map((path, index) => (
            <ChosenPicture
              key={path}
              path={path}
              kind={kind}
              name={`第 ${index + 1} ${pictureKinds[kind].measure}`}
              isMovable={!disabled && paths.length > 1}
              onPreview={() => onPreview(index)}
              {...(disabled ? {} : { onRemove: () => onChange(paths.filter((each) => each !== path)) })}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface ChosenProps {
  readonly path: string
  readonly kind: PictureKind
  /** Which one it is, for those who cannot see it. */
  readonly name: string
  readonly isMovable: boolean
  readonly onPreview: () => void
  readonly onRemove?: () => void
}

function ChosenPicture({ path, kind, name, isMovable, onPreview, onRemove }: ChosenProps) {
  const {
    attributes,
    listeners = {},
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: path,
  })
  const { onKeyDown, ...byPointer } = listeners
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragged={isDragging}
      {...byPointer}
    >
      <button type="button" className="picture-open" aria-label={`预览${name}`} onClick={onPreview}>
        <PictureFrame kind={kind} path={path} alt="" />
      </button>
      <span className="picture-tools">
        {isMovable && (
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            aria-label={`移动${name}`}
            onKeyDown={(event) => void onKeyDown?.(event)}
          >
            <DragOutlined aria-hidden />
          </button>
        )}
        {onRemove && (
          <button type="button" aria-label={`移除${name}`} onClick={onRemove}>
            <CloseOutlined aria-hidden />
          </button>
        )}
      </span>
    </li>
  )
}
