interface RegionRow {
  readonly regionId: number
  /** 0 for provinces. */
  readonly parentId: number
  readonly regionName: string
}

export interface Region {
  readonly id: number
  readonly name: string
  readonly parent: Region | undefined
  readonly children: readonly Region[]
  /** Of everything at or below it that has nothing below: what an address names in the end. */
  readonly leafIds: readonly number[]
}

export interface RegionIndex {
  readonly provinces: readonly Region[]
  readonly byId: ReadonlyMap<number, Region>
}

/** The divisions ready to be asked. Siblings stay in the order of the rows. */
export function indexRegions(rows: readonly RegionRow[]): RegionIndex {
  const below = new Map<number, RegionRow[]>()
  for (const row of rows) below.set(row.parentId, [...(below.get(row.parentId) ?? []), row])
  const byId = new Map<number, Region>()
  const enter = (row: RegionRow, parent: Region | undefined): Region => {
    const children: Region[] = []
    const leafIds: number[] = []
    const region: Region = { id: row.regionId, name: row.regionName, parent, children, leafIds }
    byId.set(region.id, region)
    for (const child of below.get(region.id) ?? []) children.push(enter(child, region))
    leafIds.push(...(children.length > 0 ? children.flatMap((child) => child.leafIds) : [region.id]))
    return region
  }
  return { provinces: (below.get(0) ?? []).map((row) => enter(row, undefined)), byId }
}

/** From the province down to the region itself. */
export const regionPath = (region: Region): Region[] =>
  region.parent ? [...regionPath(region.parent), region] : [region]

export const isLeaf = ({ children }: Region): boolean => children.length === 0

/** Known everywhere: 鼓楼区 alone is in four cities. */
export function regionTitle(region: Region): string {
  const city = region.parent
  return city?.parent ? city.name + region.name : region.name
}

/** The fewest divisions that are exactly these leaves. */
export function wholeRegions({ provinces }: RegionIndex, leafIds: ReadonlySet<number>): Region[] {
  return provinces.flatMap((province) => wholeIn(province, leafIds))
}

function wholeIn(region: Region, leafIds: ReadonlySet<number>): Region[] {
  const chosen = region.leafIds.filter((id) => leafIds.has(id)).length
  if (chosen === region.leafIds.length) return [region]
  return chosen === 0 ? [] : region.children.flatMap((child) => wholeIn(child, leafIds))
}

/** In few words: `江苏省（13市）、浙江省（2/11市、1区县）、上海市`. */
export const regionSummary = ({ provinces }: RegionIndex, leafIds: ReadonlySet<number>): string =>
  provinces.flatMap((province) => summaryOf(province, wholeIn(province, leafIds))).join('、')

function summaryOf(province: Region, whole: readonly Region[]): string[] {
  if (whole.length === 0) return []
  const cities = province.children.length
  if (whole.includes(province)) return [cities > 1 ? `${province.name}（${cities}市）` : province.name]
  const chosen = whole.filter(({ parent }) => parent === province).length
  const districts = whole.length - chosen
  if (cities === 1) return [`${province.name}（${districts}/${province.leafIds.length}区县）`]
  const parts = [...(chosen > 0 ? [`${chosen}/${cities}市`] : []), ...(districts > 0 ? [`${districts}区县`] : [])]
  return [`${province.name}（${parts.join('、')}）`]
}
