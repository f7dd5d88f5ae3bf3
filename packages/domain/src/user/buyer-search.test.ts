import { expect, test } from 'vitest'
import { PHONE_WANTED, phoneSearch, whyNotSearchBuyer } from './buyer-search.ts'

test('a phone is searched by its last four figures or whole, never by a part of what is masked', () => {
  expect(phoneSearch('5678')).toEqual({ tail: '5678' })
  expect(phoneSearch('13812345678')).toEqual({ tail: '5678', whole: '13812345678' })
  for (const typed of ['678', '45678', '1234567890', '138x', '']) expect(phoneSearch(typed)).toBeUndefined()
})

test.each([
  [{ searchType: 'uid', content: '茶客' }, 'UID必须是正整数'],
  [{ searchType: 'phone', content: '138x' }, PHONE_WANTED],
  [{ searchType: 'phone', content: '138' }, PHONE_WANTED],
  [{ searchType: 'phone', content: '1381' }, undefined],
  [{ searchType: 'nickname', content: '茶' }, undefined],
  [{ content: '138' }, undefined],
  [{ searchType: 'uid' }, undefined],
] as const)('%o: %s', (search, reason) => {
  expect(whyNotSearchBuyer(search)).toBe(reason)
})
