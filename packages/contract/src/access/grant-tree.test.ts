import { EVERYTHING } from '@zhanggui/domain/session/permission-rules'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '../all.ts'
import { grantablePermissions, grantTree, idsOfPermissions, permissionsOfIds } from './grant-tree.ts'
import { menuOf, stableId, wholeMenu } from './menu.ts'
import { permissionCatalogue } from './permission-catalogue.ts'
import type { GrantNode } from '../staff.ts'

const ROLES = '/operation/roleManager/identityManager'
const LIST = 'merchant:admin:role:list'

interface Tree<T> {
  readonly childList: readonly T[]
}
const flatten = <T extends Tree<T>>(nodes: readonly T[]): T[] =>
  nodes.flatMap((node) => [node, ...flatten(node.childList)])
const urls = (entries: typeof wholeMenu): string[] => entries.flatMap(({ url, children }) => [url, ...urls(children)])
const whole = grantTree(new Set(), new Set())
const find = (nodes: GrantNode[], perms: string) => flatten(nodes).find((node) => node.perms === perms)

describe('the tree', () => {
  test('numbers pages and permissions, built or not, without a collision', () => {
    const names = [...urls(wholeMenu), ...new Set(permissionCatalogue.map(({ permission }) => permission)), 'public']
    expect(new Set(names.map(stableId)).size).toBe(names.length)
  })

  test('holds every guarded permission exactly once', () => {
    const guarded = allEndpoints.filter(({ permission }) => permission !== 'none' && permission !== 'session')
    const shown = flatten(whole).flatMap(({ perms }) => perms || [])
    expect(shown.toSorted()).toEqual([...new Set(guarded.map(({ permission }) => permission))].toSorted())
  })

  test('puts the buttons of a page below it; the list call is the page itself', () => {
    const page = flatten(whole).find(({ id }) => id === stableId(ROLES))
    expect(page).toMatchObject({ name: '角色管理', menuType: 'C', perms: 'merchant:admin:role:list' })
    expect(page?.childList.map(({ name }) => name)).toContain('删除角色')
    expect(page?.childList.every(({ menuType, pid }) => menuType === 'A' && pid === page.id)).toBe(true)
  })

  test('ends with what every role holds', () => {
    const group = whole.at(-1)
    expect(group).toMatchObject({ name: '公共权限', isPublic: true, pid: 0 })
    expect(group?.childList.map(({ perms }) => perms)).toContain('merchant:login:menus')
    expect(group?.childList.every(({ isPublic }) => isPublic)).toBe(true)
  })
})

describe('a right', () => {
  test.each([
    ['merchant:product:info', 'view'],
    ['merchant:product:update', 'edit'],
    ['merchant:import:product:excel', 'edit'],
    ['merchant:product:import:product', 'edit'],
    ['merchant:product:batch:delete', 'full'],
    ['merchant:export:product:excel', 'full'],
  ])('%s belongs to the level %s', (perms, level) => {
    expect(find(whole, perms)).toMatchObject({ level, isOwnerOnly: false })
  })

  test('of a page that only the owner opens says so', () => {
    expect(find(whole, 'merchant:admin:role:delete')).toMatchObject({ isOwnerOnly: true })
    expect(find(whole, 'merchant:express:all')).toMatchObject({ isOwnerOnly: true, isPublic: true })
  })
})

describe('ids', () => {
  test('stand for permissions and back', () => {
    const permissions = [...grantablePermissions.keys()]
    expect(permissionsOfIds(idsOfPermissions(new Set(permissions)))).toEqual(permissions)
  })

  test('of directories, of the public group or unknown grant nothing', () => {
    const ids = ['/operation', 'public', 'merchant:login:menus', 'merchant:nothing:at:all', '*:*:*'].map(stableId)
    expect(permissionsOfIds([...ids, 0, -1, 1.5, Number.NaN, 999])).toEqual([])
  })
})

describe('the tree as somebody sees it', () => {
  const SAVE = 'merchant:admin:role:save'

  test('says what they may hand on', () => {
    const tree = grantTree(new Set([LIST]), new Set())
    expect([find(tree, LIST), find(tree, SAVE)].map((node) => node?.isGrantable)).toEqual([true, false])
    expect(find(tree, 'merchant:login:menus')).toMatchObject({ isGrantable: false, checked: true })
    expect(tree.find(({ name }) => name === '设置')?.isGrantable).toBe(true)
    expect(tree.find(({ name }) => name === '首页')?.isGrantable).toBe(false)
    const all = flatten(grantTree(new Set([EVERYTHING]), new Set())).filter(({ isPublic }) => !isPublic)
    expect(all.every(({ isGrantable }) => isGrantable)).toBe(true)
  })

  test('checks what the role has', () => {
    const tree = grantTree(new Set(), new Set([SAVE]))
    expect([find(tree, LIST), find(tree, SAVE)].map((node) => node?.checked)).toEqual([false, true])
  })
})

test('the menu has what every role sees, and keeps admin pages from staff', () => {
  const held = new Set([LIST, 'merchant:log:sensitive:list'])
  expect(urls(menuOf(held, false))).toEqual(['/maintain', '/maintain/picture', '/maintain/sensitiveLog'])
  expect(urls(menuOf(held, true))).toContain(ROLES)
  expect(urls(menuOf(new Set(), false))).toEqual(['/maintain', '/maintain/picture'])
})
