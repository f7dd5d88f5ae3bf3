import type { RegionNode } from '@zhanggui/contract/region'

const row = (regionId: number, parentId: number, regionName: string): RegionNode => ({
  regionId,
  parentId,
  regionName,
  regionType: parentId === 0 ? 1 : parentId % 10_000 === 0 ? 2 : 3,
})

/** A small country: a municipality, a province with two cities, and an island without anything below. */
export const fewRegions: readonly RegionNode[] = [
  row(310000, 0, '上海市'),
  row(310100, 310000, '上海市'),
  row(310101, 310100, '黄浦区'),
  row(310104, 310100, '徐汇区'),
  row(320000, 0, '江苏省'),
  row(320100, 320000, '南京市'),
  row(320102, 320100, '玄武区'),
  row(320106, 320100, '鼓楼区'),
  row(320300, 320000, '徐州市'),
  row(320302, 320300, '鼓楼区'),
  row(710000, 0, '台湾省'),
]

const below = (parentId: number): RegionNode[] =>
  fewRegions
    .filter((region) => region.parentId === parentId)
    .map((region) => {
      const child = below(region.regionId)
      return child.length > 0 ? { ...region, child } : region
    })

/** As the server answers. */
export const fewRegionsTree = (): RegionNode[] => below(0)
