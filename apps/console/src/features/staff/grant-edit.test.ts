import { grantTree } from '@zhanggui/contract/access/grant-tree'
import { adminApi, roleApi } from '@zhanggui/contract/staff'
import { EVERYTHING } from '@zhanggui/domain/session/permission-rules'
import { describe, expect, it } from 'vitest'
import {
  checkedRules,
  countGrants,
  findGrants,
  flattenGrants,
  grantDifference,
  markGrant,
  marksOf,
  whyNotMark,
} from './grant-edit.ts'
import { previewOf } from './role-preview.ts'

const whole = grantTree(new Set([EVERYTHING]), new Set())
const named = (name: string, tree = whole) => {
  const node = flattenGrants(tree).find((each) => each.name === name)
  if (!node) throw new Error(`no node ${name}`)
  return node
}
const mark = (
  name: string,
  options: { from?: readonly number[]; isOn?: boolean; isLinked?: boolean; tree?: typeof whole } = {},
) => {
  const { from = [], isOn = true, isLinked = true, tree = whole } = options
  return markGrant(tree, new Set(from), { node: named(name, tree), isOn, isLinked })
}
const namesOf = (rules: readonly number[]) =>
  flattenGrants(whole)
    .filter(({ id }) => rules.includes(id))
    .map(({ name }) => name)

describe('a check mark', () => {
  it('takes the buttons of a page along, and the page of a button', () => {
    expect(mark('角色管理')).toHaveLength(named('角色管理').childList.length + 1)
    expect(namesOf(mark('删除角色'))).toEqual(['角色管理', '删除角色'])
  })

  it('stands alone where they are not linked', () => {
    expect(namesOf(mark('角色管理', { isLinked: false }))).toEqual(['角色管理'])
    expect(namesOf(mark('删除角色', { isLinked: false }))).toEqual(['删除角色'])
  })

  it('on a directory means everything in it, linked or not', () => {
    expect(mark('管理权限', { isLinked: false })).toEqual(mark('管理权限'))
    expect(mark('管理权限', { from: mark('管理权限'), isOn: false })).toEqual([])
  })

  it('leaves the page when only one of its buttons is taken away', () => {
    const rules = mark('删除角色', { from: mark('角色管理'), isOn: false })
    expect(namesOf(rules)).toContain('角色管理')
    expect(namesOf(rules)).not.toContain('删除角色')
  })

  it('moves nothing that may not be handed on', () => {
    const tree = grantTree(new Set([roleApi.list.permission]), new Set([roleApi.delete.permission]))
    expect(namesOf(mark('角色管理', { tree }))).toEqual(['角色管理'])
    const before = checkedRules(tree)
    expect(mark('设置', { tree, from: before, isOn: false })).toEqual(before)
    expect(whyNotMark(named('删除角色', tree))).toBe('您没有该权限，不能授予他人')
    expect(whyNotMark(named('公共权限', tree))).toBe('公共权限，所有角色都拥有')
  })
})

it('shows a directory as marked, half marked or empty', () => {
  const rules = new Set(mark('角色管理'))
  const { checked, halfChecked } = marksOf(whole, rules)
  expect(checked).toContain(named('角色管理').id)
  expect(checked).toContain(named('公共权限').id)
  expect(halfChecked).toContain(named('管理权限').id)
  expect(halfChecked).not.toContain(named('维护').id)
  expect(countGrants(named('角色管理'), rules)).toEqual({ chosen: rules.size, all: rules.size })
})

it('finds nodes with the way to them and what is below', () => {
  const [top, ...others] = findGrants(whole, '角色管理')
  expect(others).toEqual([])
  expect(top?.name).toBe('设置')
  expect(flattenGrants(findGrants(whole, '角色管理')).map(({ name }) => name)).toContain('删除角色')
  expect(findGrants(whole, '没有这个')).toEqual([])
})

it('says how two choices differ', () => {
  const before = new Set([named('删除角色').id])
  expect(grantDifference(whole, before, new Set([named('角色管理').id]))).toBe('增加 角色管理；减少 删除角色')
  expect(grantDifference(whole, before, before)).toBe('没有改动')
})

it('the preview leaves out what only the owner sees, and names it', () => {
  const chosen = new Set([named('敏感操作日志').id, named('管理员列表').id])
  const { menu, ownerOnly } = previewOf(whole, chosen)
  expect(menu.map(({ url }) => url)).not.toContain('/operation')
  expect(menu.flatMap(({ children }) => children.map(({ name }) => name))).toContain('敏感操作日志')
  expect(ownerOnly.map(({ permission }) => permission)).toEqual([adminApi.list.permission])
})
