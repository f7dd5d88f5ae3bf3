import { expect, test } from 'vitest'
import type { MenuItem } from '../shell/menu/menu-tree.ts'
import { menuSearch } from './menu-search.ts'

const item = (name: string, url: string, pinyin: string, initials: string, children: MenuItem[] = []): MenuItem => ({
  name,
  url,
  pinyin,
  initials,
  icon: '',
  trail: [name],
  children,
})
const search = menuSearch([
  item('商品', '/product', 'shang pin', 'sp', [
    item('商品列表', '/product/list', 'shang pin lie biao', 'splb'),
    item('商品分类', '/product/classify', 'shang pin fen lei', 'spfl'),
  ]),
  item('订单', '/order', 'ding dan', 'dd', [
    item('订单列表', '/order/list', 'ding dan lie biao', 'ddlb'),
    item('退款订单', '/order/refund', 'tui kuan ding dan', 'tkdd'),
  ]),
])
const found = (text: string) => search(text).map((each) => each.name)

test('names, the best match first', () => {
  expect(found('退款')).toEqual(['退款订单'])
  expect(found('订单')[0]).toBe('订单')
  expect(found('订单')).toEqual(expect.arrayContaining(['订单列表', '退款订单']))
})

test('initials and pinyin, whole before beginning before inside', () => {
  expect(found('dd').slice(0, 3)).toEqual(['订单', '订单列表', '退款订单'])
  expect(found('dingdan').slice(0, 3)).toEqual(['订单', '订单列表', '退款订单'])
  expect(found('shang pin fen')[0]).toBe('商品分类')
  expect(found('SPFL')[0]).toBe('商品分类')
})

test('addresses', () => {
  expect(found('refund')[0]).toBe('退款订单')
})

test('nothing typed and nothing alike find nothing', () => {
  expect(found('  ')).toEqual([])
  expect(found('物流')).toEqual([])
})
