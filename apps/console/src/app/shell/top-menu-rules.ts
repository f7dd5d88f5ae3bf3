const ITEM_WIDTH = 85

/** How many entries the top menu shows; the rest goes under 更多菜单 (sheet 1 §4.9). */
export const topMenuSize = (windowWidth: number): number => Math.floor(windowWidth / 1.8 / ITEM_WIDTH)

export function splitTopMenu<T>(items: readonly T[], windowWidth: number): { shown: readonly T[]; more: readonly T[] } {
  const size = topMenuSize(windowWidth)
  return { shown: items.slice(0, size), more: items.slice(size) }
}
