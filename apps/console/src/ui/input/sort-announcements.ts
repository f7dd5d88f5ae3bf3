import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core'

interface Named {
  readonly id: number
  readonly name: string
}

/** What a screen reader says while one of some named things changes its place. */
export function sortAnnouncements(rows: readonly Named[]): NonNullable<DndContextProps['accessibility']> {
  const name = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.name ?? ''
  return {
    screenReaderInstructions: { draggable: '按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 取消。' },
    announcements: {
      onDragStart: ({ active }) => `已拿起 ${name(active.id)}`,
      onDragOver: ({ over }) => (over ? `移到 ${name(over.id)} 的位置` : undefined),
      onDragEnd: ({ active, over }) => (over ? `已放下 ${name(active.id)}` : `${name(active.id)} 仍在原处`),
      onDragCancel: ({ active }) => `已取消，${name(active.id)} 仍在原处`,
    },
  }
}
