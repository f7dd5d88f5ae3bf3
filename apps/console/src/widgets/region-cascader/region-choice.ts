import { type Region, type RegionIndex, regionPath } from '@zhanggui/domain/region/region-index'

/** Leaves that cannot be chosen here, with the name of what has them. */
export type TakenRegions = ReadonlyMap<number, string>

const MOST_FOUND = 50

const freeLeaves = ({ leafIds }: Region, taken: TakenRegions) => leafIds.filter((id) => !taken.has(id))

/** How much of what could be chosen of it is chosen. */
export function checkStateOf(
  region: Region,
  chosen: ReadonlySet<number>,
  taken: TakenRegions,
): 'all' | 'some' | 'none' {
  const free = freeLeaves(region, taken)
  const count = free.filter((id) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === free.length ? 'all' : 'some'
}

export const countChosen = ({ leafIds }: Region, chosen: ReadonlySet<number>): number =>
  leafIds.filter((id) => chosen.has(id)).length

/** Why nothing of it can be chosen: others have all of it. */
export function whyNotChoose(region: Region, taken: TakenRegions): string | undefined {
  if (freeLeaves(region, taken).length > 0) return undefined
  const holders = new Set(region.leafIds.map((id) => taken.get(id)))
  return `已在${[...holders].join('、')}`
}

/** Chooses all of it that is free; once all of that is chosen, none. */
export function toggleRegion(region: Region, chosen: ReadonlySet<number>, taken: TakenRegions): ReadonlySet<number> {
  const free = freeLeaves(region, taken)
  const isAll = checkStateOf(region, chosen, taken) === 'all'
  return isAll ? new Set([...chosen].filter((id) => !free.includes(id))) : new Set([...chosen, ...free])
}

/** Regions by some words of their path, one of them in the region's own name: `江苏 鼓楼`. */
export function findRegions({ byId }: RegionIndex, typed: string): Region[] {
  const words = typed.split(/\s+/).filter(Boolean)
  const found: Region[] = []
  for (const region of byId.values()) {
    if (found.length === MOST_FOUND) break
    // The one city of a municipality is the municipality.
    if (region.parent?.name === region.name) continue
    if (words.some((word) => region.name.includes(word)) && words.every((word) => pathText(region).includes(word))) {
      found.push(region)
    }
  }
  return found
}

export const pathText = (region: Region): string => [...new Set(regionPath(region).map(({ name }) => name))].join(' / ')
