import { expect, test } from 'vitest'
import { whyNotSearchBuyer } from './buyer-search.ts'

test.each([
  [{ searchType: 'uid', content: '茶客' }, 'UID必须是正整数'],
  [{ searchType: 'phone', content: '138x' }, '手机号必须是正整数'],
  [{ searchType: 'phone', content: '138' }, '手机号至少输入4位'],
  [{ searchType: 'phone', content: '1381' }, undefined],
  [{ searchType: 'nickname', content: '茶' }, undefined],
  [{ content: '138' }, undefined],
  [{ searchType: 'uid' }, undefined],
] as const)('%o: %s', (search, reason) => {
  expect(whyNotSearchBuyer(search)).toBe(reason)
})
