import { expect, test } from 'vitest'
import { mayChangeView, orderViews, seesView, whyNotKeepView } from './view-rules.ts'

const clerk = { adminId: 7, isOwner: false }
const other = { adminId: 8, isOwner: false }
const owner = { adminId: 1, isOwner: true }

test('a private view is its maker’s alone, a shared one everybody’s to see', () => {
  const [own, shared] = [
    { adminId: 7, isShared: false },
    { adminId: 7, isShared: true },
  ]
  expect([clerk, other, owner].map((person) => seesView(own, person))).toEqual([true, false, false])
  expect([clerk, other, owner].map((person) => seesView(shared, person))).toEqual([true, true, true])
  expect([clerk, other, owner].map((person) => mayChangeView(own, person))).toEqual([true, false, false])
  expect([clerk, other, owner].map((person) => mayChangeView(shared, person))).toEqual([true, false, true])
})

test('views stand as a person has placed them, new ones last', () => {
  const views = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]
  expect(orderViews(views, [3, 9, 1]).map(({ id }) => id)).toEqual([3, 1, 2, 4])
})

test('there is an end to them', () => {
  const seen = [...Array<boolean>(20).fill(false), ...Array<boolean>(19).fill(true)].map((isShared) => ({ isShared }))
  expect(whyNotKeepView(seen, false)).toBe('仅自己可见的视图最多20个，请先删除不用的')
  expect(whyNotKeepView(seen, true)).toBeUndefined()
  expect(whyNotKeepView([...seen, { isShared: true }], true)).toBe('全店可见的视图最多20个，请先删除不用的')
})
