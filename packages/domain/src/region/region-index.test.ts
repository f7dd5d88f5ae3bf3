import { describe, expect, test } from 'vitest'
import { indexRegions, isLeaf, regionPath, regionSummary, regionTitle, wholeRegions } from './region-index.ts'

const row = (regionId: number, regionName: string) => ({
  regionId,
  regionName,
  parentId:
    regionId % 10_000 === 0
      ? 0
      : regionId % 100 === 0
        ? Math.floor(regionId / 10_000) * 10_000
        : regionId - (regionId % 100),
})
const index = indexRegions([
  row(310000, '上海市'),
  row(310100, '上海市'),
  row(310101, '黄浦区'),
  row(310104, '徐汇区'),
  row(320000, '江苏省'),
  row(320100, '南京市'),
  row(320102, '玄武区'),
  row(320106, '鼓楼区'),
  row(320200, '无锡市'),
  row(320205, '锡山区'),
  row(320300, '徐州市'),
  row(710000, '台湾省'),
])
const at = (id: number) => {
  const region = index.byId.get(id)
  if (!region) throw new Error(`no region ${id}`)
  return region
}

test('a region knows its way, its title and its leaves', () => {
  expect(regionPath(at(320106)).map(({ id }) => id)).toEqual([320000, 320100, 320106])
  expect([320106, 320300, 710000].map((id) => regionTitle(at(id)))).toEqual(['南京市鼓楼区', '徐州市', '台湾省'])
  expect(at(320000).leafIds).toEqual([320102, 320106, 320205, 320300])
  expect([320100, 320300, 710000].map((id) => isLeaf(at(id)))).toEqual([false, true, true])
})

describe('chosen leaves in few words', () => {
  test.each<[number[], string, string]>([
    [[], '', ''],
    [[310101, 310104, 710000], '上海市、台湾省', '上海市、台湾省'],
    [[310104], '上海市徐汇区', '上海市（1/2区县）'],
    [[320102, 320106, 320205, 320300], '江苏省', '江苏省（3市）'],
    [[320102, 320205, 320300], '南京市玄武区、无锡市、徐州市', '江苏省（2/3市、1区县）'],
    [[320106], '南京市鼓楼区', '江苏省（1区县）'],
    [[999999], '', ''],
  ])('%j', (ids, whole, summary) => {
    expect(wholeRegions(index, new Set(ids)).map(regionTitle).join('、')).toBe(whole)
    expect(regionSummary(index, new Set(ids))).toBe(summary)
  })
})
