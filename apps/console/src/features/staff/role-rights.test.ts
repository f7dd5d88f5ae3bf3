import { grantTree, idsOfPermissions } from '@zhanggui/contract/access/grant-tree'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { logApi } from '@zhanggui/contract/log'
import { pictureApi } from '@zhanggui/contract/picture'
import { roleApi } from '@zhanggui/contract/staff'
import { EVERYTHING } from '@zhanggui/domain/session/permission-rules'
import { describe, expect, it } from 'vitest'
import {
  checkedRules,
  findPages,
  levelOf,
  levelsOf,
  pagesIn,
  rightsDifference,
  whyNotLevel,
  withDetail,
  withLevel,
} from './role-rights.ts'

const whole = grantTree(new Set([EVERYTHING]), new Set())
const pageNamed = (name: string, tree = whole) => {
  const rights = pagesIn(tree).find(({ page }) => page.name === name)
  if (!rights) throw new Error(`no page ${name}`)
  return rights
}
const reviews = pageNamed('商品评论')
const nothing = new Set<number>()
const namesOf = (rules: readonly number[]) =>
  pagesIn(whole).flatMap(({ page, details }) =>
    [page, ...details].filter(({ id }) => rules.includes(id)).map(({ name }) => name),
  )

it('offers the pages that a role can have, with the way to them', () => {
  const offered = pagesIn(whole).map(({ page }) => page.name)
  expect(offered).toContain('敏感操作日志')
  expect(offered).not.toContain('管理员列表')
  expect(offered).not.toContain('物流公司')
  expect(reviews.group).toBe('商品')
})

describe('a level', () => {
  it('holds the page and everything on it up to there', () => {
    expect(namesOf(withLevel(reviews, nothing, 'view'))).toEqual(['商品评论', '查看评论详情'])
    expect(namesOf(withLevel(reviews, nothing, 'edit'))).not.toContain('删除评论')
    expect(withLevel(reviews, nothing, 'full')).toHaveLength(reviews.details.length + 1)
    expect(withLevel(reviews, new Set(withLevel(reviews, nothing, 'full')), 'none')).toEqual([])
  })

  it('is recognised, and anything else is a choice of one’s own', () => {
    for (const level of levelsOf(reviews)) {
      expect(levelOf(reviews, new Set(withLevel(reviews, nothing, level)))).toBe(level)
    }
    expect(levelOf(reviews, new Set(idsOfPermissions(new Set([reviewApi.answer.permission]))))).toBe('custom')
  })

  it('is offered only where it means something', () => {
    // Nothing of it is edited; exporting is all there is beside looking.
    expect(levelsOf(pageNamed('敏感操作日志'))).toEqual(['none', 'view', 'full'])
    expect(levelsOf(pageNamed('素材管理'))).toEqual(['view', 'edit', 'full'])
    expect(levelOf(pageNamed('素材管理'), nothing)).toBe('view')
  })

  it('moves nothing that may not be handed on', () => {
    const held = new Set([reviewApi.list.permission, reviewApi.info.permission])
    const tree = grantTree(held, new Set([reviewApi.delete.permission]))
    const rights = pageNamed('商品评论', tree)
    const before = new Set(checkedRules(tree))
    expect(namesOf(withLevel(rights, before, 'view'))).toEqual(['商品评论', '查看评论详情', '删除评论'])
    expect(whyNotLevel(rights, before, 'view')).toBe('你没有该权限，不能授予他人')
    expect(whyNotLevel(rights, nothing, 'view')).toBeUndefined()
  })
})

it('a detail takes its page along, and leaves it', () => {
  const answer = reviews.details.find(({ perms }) => perms === reviewApi.answer.permission)
  if (!answer) throw new Error('no such detail')
  const rules = withDetail(reviews, nothing, answer, true)
  expect(namesOf(rules)).toEqual(['商品评论', '回复评论'])
  expect(namesOf(withDetail(reviews, new Set(rules), answer, false))).toEqual(['商品评论'])
})

it('what only the owner can use is not part of a role’s choice', () => {
  const granted = new Set([logApi.sensitive.permission, roleApi.delete.permission, pictureApi.list.permission])
  expect(namesOf(checkedRules(grantTree(new Set([EVERYTHING]), granted)))).toEqual(['敏感操作日志'])
})

it('finds pages by their name and by what is on them', () => {
  expect(findPages(pagesIn(whole), '回复评论').map(({ page }) => page.name)).toEqual(['商品评论'])
  expect(findPages(pagesIn(whole), '没有这个')).toEqual([])
})

it('says how two choices differ', () => {
  const before = new Set(idsOfPermissions(new Set([reviewApi.delete.permission])))
  const after = new Set(idsOfPermissions(new Set([reviewApi.list.permission])))
  expect(rightsDifference(whole, before, after)).toBe('增加 商品评论；减少 删除评论')
  expect(rightsDifference(whole, before, before)).toBe('没有改动')
})
