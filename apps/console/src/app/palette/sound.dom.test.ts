import { expect, test } from 'vitest'
import { pages } from '../routes.tsx'
import type { ShellActions } from '../shell/shell-actions.ts'
import { shellActions } from './shell-entries.tsx'
import { bySound } from './sound.ts'

const names = [
  { label: '订单', pinyin: 'ding dan' },
  { label: '退款订单', pinyin: 'tui kuan ding dan' },
  { label: '添加商品', pinyin: 'tian jia shang pin' },
]
const idle = () => undefined
const nothing: ShellActions = {
  open: idle,
  expect: idle,
  openSettings: idle,
  openPalette: idle,
  openKeys: idle,
  toggleFullscreen: idle,
  toggleAppearance: idle,
  signOut: idle,
}
const found = (text: string) => bySound(names, text).map(({ label }) => label)

test('by initials and in full, whole before beginning before inside', () => {
  expect(found('dd')).toEqual(['订单', '退款订单'])
  expect(found('tjsp')).toEqual(['添加商品'])
  expect(found('Tian Jia')).toEqual(['添加商品'])
  expect(found('shangpin')).toEqual(['添加商品'])
  expect([found(''), found('订单')]).toEqual([[], []])
})

test('whatever is offered sounds as long as it is written', async () => {
  const loaded = await Promise.all(pages.map(async ({ offers }) => (await offers?.())?.default ?? []))
  const everywhere = shellActions(nothing, [])
  const all = [...loaded.flat(), ...everywhere]
  expect(all.length).toBeGreaterThan(everywhere.length)
  for (const { label, pinyin } of all) {
    expect([label, pinyin.split(' ').length]).toEqual([label, label.match(/\p{Script=Han}/gu)?.length])
  }
})
