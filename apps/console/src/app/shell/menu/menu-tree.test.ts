import type { MenuNode } from '@zhanggui/contract/session'
import { expect, test } from 'vitest'
import { withoutSingles, firstLeaf, flatten, menuTree, pathTo } from './menu-tree.ts'

let id = 0
const node = (name: string, component: string, childList: MenuNode[] = [], icon = ''): MenuNode => ({
  id: (id += 1),
  pid: 0,
  name,
  component,
  perms: '',
  icon,
  menuType: childList.length > 0 ? 'M' : 'C',
  sort: 0,
  pinyin: '',
  initials: '',
  childList,
})
const anywhere = () => true
const names = (items: readonly { name: string }[]) => items.map((item) => item.name)

test('entries that lead nowhere and groups left empty by them are not shown', () => {
  const nodes = [
    node('商品', '/product', [node('商品列表', '/product/list'), node('商品分类', '/product/classify')]),
    node('财务', '/finance', [node('账单', '/finance/statement')]),
  ]
  const items = menuTree(nodes, (url) => url === '/product/list')
  expect(names(flatten(items))).toEqual(['商品', '商品列表'])
})

test('the entry of the older client is never shown, links to other sites are', () => {
  const nodes = [node('移动端', '/javaMobile', [node('子', '/x')]), node('帮助', 'https://help.example')]
  expect(names(menuTree(nodes, () => false))).toEqual(['帮助'])
})

test('a group with one visible child is shown as the child with the icon of the group', () => {
  const nodes = [
    node('用户', '/user', [node('用户管理', '/user/index')], 'user'),
    node('维护', '/maintain', [
      node('物流', '/maintain/logistics', [node('物流公司', '/maintain/logistics/companyList')]),
    ]),
    node('订单', '/order', [node('订单', '/order/list'), node('退款', '/order/refund')]),
  ]
  const items = withoutSingles(menuTree(nodes, anywhere))
  expect(names(items)).toEqual(['用户管理', '物流公司', '订单'])
  expect(items[0]).toMatchObject({ url: '/user/index', icon: 'user', trail: ['用户', '用户管理'], children: [] })
})

test('four levels at most', () => {
  const deep = node('一', '/1', [
    node('二', '/2', [node('三', '/3', [node('四', '/4', [node('五', '/5')]), node('末', '/e')])]),
  ])
  expect(names(flatten(menuTree([deep], anywhere)))).toEqual(['一', '二', '三', '末'])
})

test('the way to a page and the first page of a group', () => {
  const items = menuTree(
    [
      node('外', 'https://x.example'),
      node('订单', '/order', [node('订单', '/order/list'), node('退款', '/order/refund')]),
    ],
    anywhere,
  )
  expect(pathTo(items, '/order/refund').map((item) => item.url)).toEqual(['/order', '/order/refund'])
  expect(pathTo(items, '/nowhere')).toEqual([])
  expect(firstLeaf(items)?.url).toBe('/order/list')
})
