import { describe, expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { categoryTree } from './category-tree.ts'
import { type DraftAction, draftStateOf, nextReviews, whyNotDraft } from './draft-state.ts'
import { type DraftReview, shelfCause, videoShelf } from './video-codes.ts'
import {
  whyNotApply,
  whyNotCategory,
  whyNotInChannel,
  whyNotMove,
  whyNotQualified,
  whyNotVideoPrice,
} from './video-rules.ts'

const reviews = (platformEditStatus: DraftReview, editStatus: DraftReview) => ({ platformEditStatus, editStatus })

/** Platform review, social platform's review, and what staff may do then (sheet of marketing, 3.7). */
const table = [
  [1, 1, ['edit', 'delete', 'submit']],
  [2, 1, ['withdraw']],
  [3, 1, ['edit', 'delete', 'submit']],
  [4, 2, []],
  [4, 3, ['edit', 'delete']],
  [4, 4, ['edit']],
] as const

describe('a draft', () => {
  test.each(table)('%i/%i', (platform, channel, allowed) => {
    const staff: readonly DraftAction[] = ['edit', 'delete', 'submit', 'withdraw']
    const open = staff.filter((action) => whyNotDraft(reviews(platform, channel), action) === undefined)
    expect(open).toEqual(allowed)
  })

  test('goes from the shop to the platform, from there to the social platform, and back to the start by an edit', () => {
    expect(nextReviews('submit')).toEqual(reviews(2, 1))
    expect(nextReviews('withdraw')).toEqual(reviews(1, 1))
    expect(nextReviews('refuse')).toEqual(reviews(3, 1))
    expect(nextReviews('pass')).toEqual(reviews(4, 2))
    expect(nextReviews('channelRefuse')).toEqual(reviews(4, 3))
    expect(nextReviews('channelPass')).toEqual(reviews(4, 4))
    expect(nextReviews('edit')).toEqual(reviews(1, 1))
  })

  test('is decided about once: a result for another state says so', () => {
    expect(whyNotDraft(reviews(1, 1), 'pass')).toBe('请刷新后再试')
    expect(whyNotDraft(reviews(4, 2), 'pass')).toBe('请刷新后再试')
    expect(whyNotDraft(reviews(4, 4), 'channelRefuse')).toBe('请刷新后再试')
    expect(whyNotDraft(reviews(4, 2), 'channelPass')).toBeUndefined()
  })

  test('has no other pair of reviews', () => {
    expect(() => draftStateOf(reviews(2, 2))).toThrow('2/2')
  })
})

describe('an approved product', () => {
  const { initial, merchantDown, platformDown } = shelfCause.is

  test.each(videoShelf.codes)('%i', (status) => {
    const state = { status, platformStatus: initial }
    expect(whyNotMove(state, 'putDown')).toBe(
      [0, 5].includes(status) ? undefined : '商品只有在初始值/上架状态，才能下架',
    )
    expect(whyNotMove(state, 'putOn')).toBe(status === 11 ? undefined : '商品只有在自主下架状态，才能上架')
  })

  test('that the platform took down stays down', () => {
    const down = videoShelf.is.ownDown
    expect(whyNotMove({ status: down, platformStatus: platformDown }, 'putOn')).toBe('平台已下架，不能上架')
    expect(whyNotMove({ status: down, platformStatus: merchantDown }, 'putOn')).toBeUndefined()
  })
})

test('an application is sent from the start or after a refusal, and taken back while it waits', () => {
  const open = (action: 'apply' | 'cancel' | 'decide') =>
    ([0, 1, 2, 3] as const).filter((status) => whyNotApply(status, action) === undefined)
  expect([open('apply'), open('cancel'), open('decide')]).toEqual([[0, 3], [1], [1]])
  expect(([0, 1, 2, 3] as const).map(whyNotInChannel)).toEqual([
    '请先申请接入视频号',
    '请先申请接入视频号',
    undefined,
    '请先申请接入视频号',
  ])
})

test('a category waits for its own qualification, and asks products for theirs', () => {
  const needs = { status: 0, qualificationType: 1, productQualificationType: 1 } as const
  expect(whyNotCategory(needs)).toBe('该类目的资质尚未通过审核')
  expect(whyNotCategory({ ...needs, status: 3 })).toBeUndefined()
  expect(whyNotCategory({ ...needs, qualificationType: 2 })).toBeUndefined()
  expect(whyNotQualified(needs, [])).toBe('该类目必须上传商品资质图片，请上传！')
  expect(whyNotQualified(needs, ['/media/a.png'])).toBeUndefined()
  expect(whyNotQualified({ productQualificationType: 2 }, [])).toBeUndefined()
})

test('a price is more than nothing', () => {
  expect(whyNotVideoPrice(toFen(0))).toBe('商品价必须大于0')
  expect(whyNotVideoPrice(toFen(1))).toBeUndefined()
  expect(whyNotVideoPrice(toFen(100_000_000))).toBe('商品价不能超过999999.99')
})

test('third-level categories stand below the two above them, in their order', () => {
  const row = (thirdCatId: number, secondCatId: number, firstCatId: number) => ({
    thirdCatId,
    secondCatId,
    firstCatId,
    thirdCatName: `三${thirdCatId}`,
    secondCatName: `二${secondCatId}`,
    firstCatName: `一${firstCatId}`,
  })
  const rows = [row(31, 21, 11), row(32, 21, 11), row(33, 22, 11), row(34, 23, 12)]
  expect(categoryTree(rows, ({ thirdCatId }) => thirdCatId)).toEqual([
    {
      value: 11,
      label: '一11',
      children: [
        { value: 21, label: '二21', children: [31, 32] },
        { value: 22, label: '二22', children: [33] },
      ],
    },
    { value: 12, label: '一12', children: [{ value: 23, label: '二23', children: [34] }] },
  ])
})
