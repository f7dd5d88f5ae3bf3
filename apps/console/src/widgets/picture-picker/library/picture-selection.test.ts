import { expect, test } from 'vitest'
import { whyNotUpload } from './picture-kind.ts'
import { numberOf, toggled, whyNotAct, whyNotCrop, whyNotUse, withPicked } from './picture-selection.ts'

const row = (attId: number) => ({ attId })
const numbers = (selected: readonly { attId: number }[]) => [1, 2, 3].map((id) => numberOf(selected, row(id)))

test('pictures are numbered in the order of the clicks, and move up when one before them leaves', () => {
  const all = [3, 1, 2].reduce<{ attId: number }[]>((selected, id) => toggled(selected, row(id)), [])
  expect(numbers(all)).toEqual([2, 3, 1])
  expect(numbers(toggled(all, row(3)))).toEqual([1, 2, 0])
})

test('the reasons are those of the specification', () => {
  const limits = { mode: 'single', max: 20, kind: 'picture' } as const
  expect(whyNotAct([], 'picture')).toBe('请先选择图片')
  expect(whyNotUse([], limits)).toBe('请先选择图片')
  expect(whyNotUse([row(1)], limits)).toBeUndefined()
  expect(whyNotUse([row(1), row(2)], limits)).toBe('最多只能选一张图片')
  expect(whyNotCrop([row(1)])).toBeUndefined()
  expect(whyNotCrop([row(1), row(2)])).toBe('最多只能选一张图片')
})

test('several may be used, up to the limit of the field', () => {
  const three = [row(1), row(2), row(3)]
  expect(whyNotUse(three, { mode: 'multi', max: 3, kind: 'picture' })).toBeUndefined()
  expect(whyNotUse(three, { mode: 'multi', max: 2, kind: 'video' })).toBe('最多只能选 2 个视频')
})

test('what is picked is added once and never beyond the limit', () => {
  const picked = ['/b', '/c', '/d'].map((sattDir) => ({ sattDir }))
  expect(withPicked(['/a', '/b'], picked, 20)).toEqual(['/a', '/b', '/c', '/d'])
  expect(withPicked(['/a', '/b'], picked, 3)).toEqual(['/a', '/b', '/c'])
})

test.each([
  ['picture', 'a.PNG', undefined],
  ['picture', 'a.jpeg', undefined],
  ['picture', 'a.svg', '图片类型必须是.gif,jpeg,jpg,png,bmp中的一种'],
  ['picture', 'png', '图片类型必须是.gif,jpeg,jpg,png,bmp中的一种'],
  ['video', 'a.mp4', undefined],
  ['video', 'a.png', '视频类型必须是.mp4'],
] as const)('a %s named %s', (kind, name, reason) => {
  expect(whyNotUpload(kind, { name, size: 1 })).toBe(reason)
})

test('a file that is too large is refused before it is sent', () => {
  const most = 20 * 1024 * 1024
  expect(whyNotUpload('video', { name: 'a.mp4', size: most - 1 }, most)).toBeUndefined()
  expect(whyNotUpload('video', { name: 'a.mp4', size: most }, most)).toBe('上传视频不能超过 20MB!')
})
