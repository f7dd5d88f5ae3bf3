import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'

interface SortingWords {
  readonly announcements: Announcements
  readonly screenReaderInstructions: ScreenReaderInstructions
}

/** What a screen reader says while pictures change their places; places count from 1. */
export function sortAnnouncements(placeOf: (id: UniqueIdentifier) => number): SortingWords {
  return {
    screenReaderInstructions: { draggable: '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 取消。' },
    announcements: {
      onDragStart: ({ active }) => `已拿起第 ${placeOf(active.id)} 张`,
      onDragOver: ({ over }) => (over ? `移到第 ${placeOf(over.id)} 位` : undefined),
      onDragEnd: ({ over }) => (over ? `已放在第 ${placeOf(over.id)} 位` : '已放回原处'),
      onDragCancel: ({ active }) => `已取消，仍在第 ${placeOf(active.id)} 位`,
    },
  }
}
