import type { Place } from '@zhanggui/domain/shipping/freight'

/** What people call a line. */
export const lineName = (index: number): string => `第 ${index + 1} 行`

/** Regions of the other lines, which this one cannot have, with the name of the line that has them. */
export function takenByOthers(lines: readonly Place[], own: number): ReadonlyMap<number, string> {
  const taken = new Map<number, string>()
  for (const [index, line] of lines.entries()) {
    if (index === own) continue
    for (const id of line.regionIds) taken.set(id, lineName(index))
  }
  // What both have by mistake must be possible to take away.
  for (const id of lines[own]?.regionIds ?? []) taken.delete(id)
  return taken
}
