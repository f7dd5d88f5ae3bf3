import { indexRegions } from '@zhanggui/domain/region/region-index'
import { expect, test } from 'vitest'
import { countChosen, findRegions, checkStateOf, pathText, toggleRegion, whyNotChoose } from './region-choice.ts'
import { fewRegions } from './fake-regions.ts'

const index = indexRegions(fewRegions)
const region = (id: number) => {
  const found = index.byId.get(id)
  if (!found) throw new Error(`no region ${id}`)
  return found
}
const [jiangsu, nanjing, xuanwu] = [region(320000), region(320100), region(320102)]
const [XUANWU, GULOU, XUZHOU_GULOU] = [320102, 320106, 320302]

test('a whole province is one click, without what other lines have', () => {
  const taken = new Map([[GULOU, '第 2 行']])
  const chosen = toggleRegion(jiangsu, new Set([310101]), taken)
  expect([...chosen].toSorted((a, b) => a - b)).toEqual([310101, XUANWU, XUZHOU_GULOU])
  expect([checkStateOf(jiangsu, chosen, taken), checkStateOf(jiangsu, chosen, new Map())]).toEqual(['all', 'some'])
  expect(countChosen(jiangsu, chosen)).toBe(2)
  expect([...toggleRegion(jiangsu, chosen, taken)]).toEqual([310101])
})

test('what others have says who', () => {
  const taken = new Map([
    [XUANWU, '第 2 行'],
    [GULOU, '第 3 行'],
  ])
  expect(whyNotChoose(xuanwu, taken)).toBe('已在第 2 行')
  expect(whyNotChoose(nanjing, taken)).toBe('已在第 2 行、第 3 行')
  expect(whyNotChoose(jiangsu, taken)).toBeUndefined()
})

test.each([
  ['江苏', ['江苏省']],
  ['上海', ['上海市']],
  ['鼓楼', ['江苏省 / 南京市 / 鼓楼区', '江苏省 / 徐州市 / 鼓楼区']],
  [' 徐州  鼓楼 ', ['江苏省 / 徐州市 / 鼓楼区']],
  ['黄浦', ['上海市 / 黄浦区']],
  ['火星', []],
])('%j finds %j', (words, paths) => {
  expect(findRegions(index, words).map(pathText)).toEqual(paths)
})
