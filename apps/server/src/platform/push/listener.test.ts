import { expect, test } from 'vitest'
import { learnsRights, type Listener } from './listener.ts'

const nothing = () => undefined
const token = { merId: 1, adminId: 1, sessionId: 1, secret: '' } as unknown as Listener['token']

test('rights that were asked for before the last ones are out of date, whichever answer comes first', () => {
  const listener: Listener = { token, cursor: 0, rights: 'all', tab: undefined, send: nothing, close: nothing }
  expect(learnsRights(listener, 'all', 1)).toBe(false)
  expect(learnsRights(listener, 'none', 3)).toBe(true)
  expect(learnsRights(listener, 'all', 2)).toBe(false)
  expect([listener.rights, learnsRights(listener, 'none', 4), learnsRights(listener, 'all', 5)]).toEqual([
    'none',
    false,
    true,
  ])
})
