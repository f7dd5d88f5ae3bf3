const ITEM_WIDTH = 85

/** What the top menu shows; the rest goes under 更多菜单 (sheet 1 §4.9). */
export function splitTopMenu<T>(items: readonly T[], windowWidth: number): { shown: readonly T[]; more: readonly T[] } {
  const size = Math.floor(windowWidth / 1.8 / ITEM_WIDTH)
  return { shown: items.slice(0, size), more: items.slice(size) }
}
